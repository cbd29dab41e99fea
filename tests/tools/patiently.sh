# SPDX-License-Identifier: MIT
# Shell scripts source this file. Compilers, packing of texts and apt-get may be silent for long.

patiently() { # patiently COMMAND...: runs COMMAND, and prints the elapsed time every 4 s
    (
        seconds=0
        while sleep 4 >/dev/null && kill -0 $$; do
            seconds=$((seconds + 4))
            echo "still running after $seconds s"
        done
    ) 2>/dev/null &
    ticker=$!
    "$@"
    status=$?
    kill $ticker 2>/dev/null
    return $status
}
