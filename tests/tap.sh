# SPDX-License-Identifier: MIT
# TAP for shell tests. A test sources this file, calls check or ok for each thing tested, and finally tap_done. It may
# redefine explain, which prints details after "not ok".
tap_count=0
tap_failed=0

explain() {
    :
}

check() { # check STATUS WHAT: passes if STATUS is 0
    tap_count=$((tap_count + 1))
    if [ "$1" = 0 ]; then
        echo "ok $tap_count - $2"
    else
        tap_failed=1
        echo "not ok $tap_count - $2"
        explain | head -40 | sed 's/^/# /'
    fi
}

ok() { # ok WHAT COMMAND...: passes if COMMAND succeeds
    what=$1
    shift
    "$@"
    check $? "$what"
}

skip() { # skip WHAT WHY: prints a check as skipped
    tap_count=$((tap_count + 1))
    echo "ok $tap_count - $1 # SKIP $2"
}

tap_done() {
    echo "1..$tap_count"
    exit $tap_failed
}

english() { # english ID [NUMBER [NUMBER]]: prints a regex for an English message with these numbers, or with any
    sed -n "/^$1 /{ s/[^\"]*\"\([^\"]*\).*/\1/; s/[?().+]/[&]/g; s/#/${2:-[0-9]+}/; s/#/${3:-[0-9]+}/; p; }" \
        firmware/ui/messages/en.txt | grep . || echo "there is no message $1"
}

drawn() { # drawn PARTS: prints one in PARTS input lines, or all lines with DRAW=all
    if [ "$DRAW" = all ]; then
        cat
    else
        sort | awk -v parts="$1" -v first=$((0x${DRAW:-1901} % $1)) 'NR % parts == first'
    fi
}
