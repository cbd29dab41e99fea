# SPDX-License-Identifier: MIT
# To be sourced: a compiler, the packing of texts and apt-get may be silent for longer than one likes to wait.

patiently() { # patiently COMMAND...: runs it, and says every 4 s how long it has been at work
    (
        seconds=0
        while sleep 4 >/dev/null && kill -0 $$; do
            seconds=$((seconds + 4))
            echo "at work for $seconds s"
        done
    ) 2>/dev/null &
    ticker=$!
    "$@"
    status=$?
    kill $ticker 2>/dev/null
    return $status
}
