# SPDX-License-Identifier: MIT
# For shell tests of the simulator: source this, with its call in $sim. What it says goes to $dir/out and $dir/err.
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 1' INT TERM
. tests/tap.sh
explain() {
    cat "$dir/out" "$dir/err"
}

run() { # arguments of the simulator
    timeout 60 $sim "$@" </dev/null >"$dir/out" 2>"$dir/err"
    status=$?
}

says() { # status, file, extended regular expression
    [ $status = "$1" ] && grep -q -E -- "$3" "$dir/$2"
}

faulty() { # a script, what is to be said of it
    printf '%b' "$1" >"$dir/faulty.play"
    run --script "$dir/faulty.play"
    says 2 err "$2" && [ "$(wc -l <"$dir/err")" = 1 ]
    check $? "a faulty script: status 2, one line names the place: $2"
}
