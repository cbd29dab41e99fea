#!/bin/sh
# SPDX-License-Identifier: MIT
# Negative controls of the tests of the console and of the host program: each broken source must fail them, where it
# is said.
. tests/controls.sh

# The program with a source changed by a sed script, its other objects as they are.
broken() { # name, source, sed script, the test, the check that fails
    folder=out/broken/console_broken/$1
    mkdir -p "$folder"
    rm -f "$folder/bouton"
    sed "$3" "$2" >"$folder/source.c"
    # shellcheck disable=SC2046
    ! cmp -s "$2" "$folder/source.c" &&
        cc -std=gnu11 -O1 -Ifirmware -Iboard/host "$folder/source.c" \
            $(find out/host/obj -name '*.o' | grep -v "/${2%.c}\.o$") -ledit -o "$folder/bouton"
    finds "$1" "^not ok .*$5" env BOUTON="$folder/bouton" "tests/host/$4"
}

# The random lines with a source changed by a sed script.
broken_fuzz() { # name, source, sed script, what is said of a line
    folder=out/broken/console_broken/fuzz_$1
    mkdir -p "$folder"
    rm -f "$folder/fuzz"
    sed "$3" "$2" >"$folder/source.c"
    ! cmp -s "$2" "$folder/source.c" &&
        cc -std=gnu11 -O1 -fsanitize=address,undefined -Ifirmware -Iboard/host "$folder/source.c" \
            out/asan/obj/tests/host/fuzz.o out/asan/pure.a -o "$folder/fuzz"
    finds "fuzz: $1" "^# $4: " "$folder/fuzz" 20000
}

text=firmware/console/text.c
console=firmware/console/console.c
explain=board/host/explain.c
main=board/host/main.c
prompt=board/host/prompt.c

broken one_space $text 's/while (text.way == READ/if (text.way == READ/' console.py 'spaces anywhere'
broken no_capitals $text 's/return c >= .A.*/return c;/' console.py 'capitals'
broken no_tabs $console "s/byte == '.t'/0/" console.py 'tabs for spaces'
broken no_comments $console "s/byte == '#'/0/" console.py 'a comment$'
broken deaf_in_comments $console 's/console.comment \&\& byte)/console.comment)/' console.py 'a damaged byte in a comment'
broken talks $console 's/else if (!trim())/else if (!trim() \&\& 0)/' console.py 'spaces: no answer'
broken wrong_column $text 's/        text.start = text.at;/        text.start = text.at - 1;/' console.py 'spaces in a word'
broken no_misere firmware/console/state.c 's/left > 1/0/' console.py 'nim misere'
broken no_quit $console 's/>= QUIT \&\& /> EXIT \&\& /' console.py 'quit: what follows'
broken forgets $console 's/session_match()->moves/0/' console_games.py 'the last 1,000'
broken remembers firmware/match/match.c 's/match->moves = 0/(void)0/' console_games.py 'nor is that'
broken_fuzz one_space $text 's/while (text.way == READ/if (text.way == READ/' 'another answer to the same'
broken_fuzz no_capitals $text 's/return c >= .A.*/return c;/' 'another answer to the same'
broken_fuzz talks $console 's/else if (!trim())/else if (!trim() \&\& 0)/' 'nothing was asked'
broken_fuzz silent $console 's/console.comment |= byte ==/console.comment |= byte >=/' 'not one answer'
broken wrong_example $explain 's/"nim - : 3 4 5"/"nim : 3 4 5"/' help.py 'help nim$'
broken illegal_move $explain 's/"2-1+3-2"/"2-1+3-4"/' help.py 'help moore$'
broken other_game $explain 's/{"fib",/{"dyn1",/' help.py 'help fib$'
broken no_meaning $explain 's/"max=, how/"how/' help.py 'help take$'
broken no_command $console 's/"games    /"game    /' help.py 'every command'

broken any_option $main 's/return EXIT_USAGE;/return 0;/' options.py 'unknown: ..--no-such'
broken first_alone $main 's/while (\*++arguments)/while (*++arguments \&\& !arguments[1])/' options.py 'unknown: ..--help'
broken greets_all $main 's/isatty(STDOUT_FILENO)/true/' terminal_host.py 'stdout is a pipe'
broken talks_to_pipes $main 's/isatty(STDIN_FILENO)/true/' terminal_host.py 'stdin is a pipe'
broken no_greeting $main 's/printf("Bouton plays/printf("" + 0 * sizeof "/' terminal_host.py 'a line of greeting'
broken no_interrupt $main 's/interrupted = true/interrupted = false/' terminal_host.py 'Ctrl-C while it searches'
broken no_history $prompt 's/H_ENTER, line/H_ENTER, ""/' terminal_host.py 'arrow up'
broken keeps_line $prompt 's/em-kill-line/ed-unassigned/' terminal_host.py 'Ctrl-C empties'
broken signal_at_prompt $prompt 's/"-intr"/"+intr"/' terminal_host.py 'Ctrl-C empties'
broken leaves_modes $prompt 's/el_end(edit)/el_set(edit, EL_PREP_TERM, 1)/' terminal_host.py 'the terminal as it was'
tap_done
