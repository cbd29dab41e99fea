# SPDX-License-Identifier: MIT
# To be sourced by shell tests of the simulator. $sim: its command. Its output goes to $dir/out and $dir/err.
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' INT TERM
. tests/tap.sh
explain() {
    cat "$dir/out" "$dir/err"
}

run() { # run ARGUMENT...: runs the simulator with these arguments
    timeout 3600 $sim "$@" </dev/null >"$dir/out" 2>"$dir/err"
    status=$?
}

says() { # says STATUS FILE REGEX: its exit status, and a line of $dir/FILE
    [ $status = "$1" ] && grep -q -E -- "$3" "$dir/$2"
}

faulty() { # faulty SCRIPT REGEX: the script is refused, with one line that matches
    printf '%b' "$1" >"$dir/faulty.play"
    run --script "$dir/faulty.play"
    says 2 err "$2" && [ "$(wc -l <"$dir/err")" = 1 ]
    check $? "a faulty script: status 2, one line names the place: $2"
}
