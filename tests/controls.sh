# SPDX-License-Identifier: MIT
# Negative controls for shell tests: source this instead of tap.sh. A check is worth what it finds: given something
# broken, a test program must end with status 1 and say the words for this fault.
. tests/tap.sh
explain() {
    echo "status $status"
    echo "$output" | grep -v '^ok'
}

says() { # extended regular expression
    echo "$output" | grep -q -E -e "$1"
}

finds() { # what is broken, words, command...
    what=$1
    words=$2
    shift 2
    output=$(timeout 120 "$@" 2>&1)
    status=$?
    [ $status = 1 ] && says "$words"
    check $? "$what: $words"
}

fails() { # firmware below out/broken, test program, words, its other arguments
    firmware=$1
    program=$2
    words=$3
    shift 3
    finds "$firmware fails $program" "$words" "out/device/$program" "out/broken/$firmware/bouton.elf" "$@"
}

# A source changed by a sed script, compiled for this machine by $compile with $rest of the test, its own object left out.
fails_with() { # name, source, sed script, the check that fails
    folder=out/broken/$(basename "$0" .sh)/$1
    mkdir -p "$folder"
    rm -f "$folder/test"
    sed "$3" "$2" >"$folder/source.c"
    # shellcheck disable=SC2046,SC2086
    ! cmp -s "$2" "$folder/source.c" &&
        $compile "$folder/source.c" $(echo "$rest" | grep -v "/${2%.c}\.o$") -o "$folder/test"
    finds "$1" "^not ok .*$4" "$folder/test"
}
