# SPDX-License-Identifier: MIT
# For shell tests of the simulator, which source this file. $sim is the simulator's command. Its output goes to $dir/out
# and $dir/err.
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' INT TERM
. tests/tap.sh
explain() {
    cat "$dir/out" "$dir/err"
}

run() { # run ARGUMENT...: runs the simulator
    $sim "$@" </dev/null >"$dir/out" 2>"$dir/err"
    status=$?
}

says() { # says STATUS FILE REGEX: checks the exit status and a line in $dir/FILE
    [ $status = "$1" ] && grep -q -E -- "$3" "$dir/$2"
}

play() { # play SCRIPT ARGUMENT...: runs the simulator with the text SCRIPT as its script
    printf '%b' "$1" >"$dir/text.play"
    shift
    run --script "$dir/text.play" "$@"
}

silent() { # silent NAME: checks that the latest run printed no error and returned 0
    [ $status = 0 ] && [ ! -s "$dir/err" ]
    check $? "$1"
}

fails() { # fails STATUS REGEX: checks the exit status of the latest run, and its message
    says "$1" err "$2"
    check $? "status $1: $2"
}

warns() { # warns REGEX: succeeds if the latest run returned 2 and printed one error, which matches REGEX
    { read -r first && ! read -r second; } <"$dir/err" && says 2 err "$1"
}

refused() { # refused REGEX ARGUMENT...: checks that the simulator refuses these arguments with one line
    said=$1
    shift
    run "$@"
    warns "$said"
    check $? "$* is refused: status 2, $said"
}

faulty() { # faulty SCRIPT REGEX [WHAT]: checks that the simulator refuses the script with this message
    play "$1"
    warns "text.play:$2"
    check $? "${3:-an invalid script}: status 2, one line names the place: $2"
}
