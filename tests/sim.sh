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
    timeout 3600 $sim "$@" </dev/null >"$dir/out" 2>"$dir/err"
    status=$?
}

says() { # says STATUS FILE REGEX: checks the exit status and a line in $dir/FILE
    [ $status = "$1" ] && grep -q -E -- "$3" "$dir/$2"
}

faulty() { # faulty SCRIPT REGEX: checks that the simulator refuses the script with this message
    printf '%b' "$1" >"$dir/faulty.play"
    run --script "$dir/faulty.play"
    says 2 err "$2" && [ "$(wc -l <"$dir/err")" = 1 ]
    check $? "an invalid script: status 2, one line names the place: $2"
}
