#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, a person who plays in a terminal sees a broken screen, or cannot leave it. Uses the terminal front
# end like a person, in a separate tmux: a game, reset, quit, Ctrl-C, windows of many sizes, ASCII, the operator's
# gesture.
export LC_ALL=C.UTF-8
dir=$(mktemp -d)
tmux="command tmux -u -S $dir/socket -f /dev/null"
tmux() {
    $tmux "$@"
}
trap '$tmux kill-server 2>/dev/null; kill "$(cat "$dir/pid" 2>/dev/null)" 2>/dev/null; rm -rf "$dir"' EXIT
trap 'exit 1' INT TERM
. tests/tap.sh
screen() {
    tmux capture-pane -p
}
explain() {
    screen
}

patience=2000 # longest wait in units of 0.3 s; shortened after the first timeout
waits() { # waits COMMAND...: waits until the command succeeds
    left=$patience
    until "$@"; do
        left=$((left - 1))
        [ $left -gt 0 ] || { patience=30 && return 1; }
        sleep 0.3
    done
}

wait_for() { # wait_for REGEX: waits until a line on the screen matches
    waits is_there "$1"
}

sees() { # sees WHAT REGEX...: checks that each of these lines soon appears on the screen
    what=$1
    shift
    while [ $# != 0 ] && wait_for "$1"; do
        shift
    done
    [ $# = 0 ]
    check $? "$what"
}

is_there() { # is_there REGEX: succeeds if a line on the screen matches
    $tmux capture-pane -p | grep -q -E -- "$1"
}

has_title() {
    title | grep -q -x -e "$1"
}

title_is() { # title_is PATTERN: waits until the window title matches
    waits has_title "$1"
}

keys() {
    tmux send-keys "$@"
}

title() {
    tmux display-message -p '#{pane_title}'
}

resize() { # resize WIDTH HEIGHT: resizes the window and waits until the terminal has the new size
    tmux resize-window -x "$1" -y "$2"
    waits has_size "$2 $1"
}

has_size() {
    [ "$(stty size <"$(tmux display-message -p '#{pane_tty}')")" = "$1" ]
}

start() { # start VARIABLES OPTIONS: runs the simulator with environment variables and options
    keys -l "clear; $1 out/sim/bouton-sim $2; echo status=\$?; stty -g >$dir/after; echo restored"
    keys Enter
}

ended() { # ended STATUS: checks the exit status, and that the terminal is restored
    wait_for '^restored$' && title_is "$titled" && screen | grep -q "^status=$1\$" &&
        ! screen | grep -q 'press OK' && cmp -s "$dir/before" "$dir/after"
}

# Gives the window its usual size, and leaves the simulator.
leave() {
    resize 80 24
    keys q
    ended 0
}

# Plays a match by following the messages on the screen. Presses ineffective keys again.
play_to_the_end() {
    looks=$patience
    while [ $looks -gt 0 ]; do
        seen=$(screen | grep -o -E "$messages")
        case $seen in
        *win*!) return 0 ;;
        "My turn" | "I take") keys Right ;;
        "Your move" | "How many" | "Choose, then OK" | "Good moves" | "Hint: look") keys h Enter ;;
        "Wins! Hold" | Take*) keys Enter ;;
        "Lost. Hold") keys Up ;;
        "from one pile:" | "or even all") keys Left ;;
        esac
        again=4
        while [ $again -gt 0 ]; do
            again=$((again - 1))
            looks=$((looks - 1))
            sleep 0.3
            [ "$($tmux capture-pane -p | grep -o -E "$messages")" = "$seen" ] || break
        done
    done
    return 1
}
messages='(You win|Bouton wins)!|My turn|I take|Your move|Choose, then OK|Take [0-9]|Hint: look|Wins! Hold|Good moves|How many|Lost. Hold|from one pile:|or even all|OK  .hold'

tmux new-session -d -x 80 -y 24 "PS1='prompt: ' exec sh" >"$dir/said" 2>&1 || {
    check 1 "tmux opens a terminal: $(cat "$dir/said")"
    tap_done
}
wait_for 'prompt:'
keys -l "stty -g >$dir/before; echo noted"
keys Enter
sees "a shell in a terminal of 80x24" '^noted$'
titled=$(title)

start
sees "the simulator starts with the splash screen" 'press OK to play'
title_is 'Bouton uno: simulated time 0:00:[0-9][0-9]' && wait_for '^ Bouton, board uno   simulated time 0:00:[0-9]{2}$'
check $? "the window's title and the first line show simulated time"
keys Enter
sees "Enter leads to the menu" 'OK:play'
keys Right Right Right Right
sees "arrows lead to the start position" 'Start .*' '3-4-5'
keys Enter
sees "Enter starts the game" 'Last stone wins|Your move'
keys Right
wait_for 'How many of 3?'
keys Up Up
sees "arrows choose 2 of the first pile" 'Take 2 leave 1'
keys h
wait_for 'Hold which key'
keys Enter
wait_for 'Good moves' && wait_for 'h, then a key'
keys h Enter
wait_for 'Hint: look at' && wait_for 'h, then a key'
keys h Enter
sees "h, then Enter gives a hint and releases the key" 'Wins! Hold: why?' 'h, then a key'
keys h Left
sees "h, then left leads to the menu" 'Game .*' 'OK:play' 'h, then a key'
keys Enter
wait_for 'Last stone wins|Your move'
keys Right Up Up
wait_for 'Take 2 leave 1'
keys Enter
play_to_the_end && wait_for 'You win!' && wait_for 'OK:again'
check $? "arrows and Enter win the game"

resize 50 12
sees "a small window shows the size that is needed" 'Please enlarge this window to 68x21'
resize 7 2
sees "a tiny window shows at least the start of this message" '^Please$|^Please '
resize 80 24
sees "an enlarged window shows the display again" 'You win!'
keys r
sees "r is the reset button" 'press OK to play'
sees "80x24: a dot of the display is half a character wide" '^ ┌─{48}┐$' '^ │▛▀▖      ▐   '
resize 200 60
sees "200x60: a dot of the display is two characters wide" '^ ┌─{192}┐$' '^ │█{8} {30}██ ' '^ │Bouton plays Nim│$'
resize 120 30
sees "120x30: a dot is one character wide and half a character high" '^ ┌─{96}┐$' '^ │█▀▀▀▄ {14}█ '
resize 80 24
wait_for '^ ┌─{48}┐$' && ! screen | grep -q '─\{49\}'
check $? "80x24 again: a dot is half a character wide"
keys q
ended 0
check $? "q ends with status 0 and restores the terminal and its title"

start
wait_for 'press OK to play'
keys C-c
ended 0
check $? "Ctrl-C ends with status 0 and restores the terminal"
start '' '--board pocket'
sees "the pocket toy shows its menu as LEDs and as letters" '^ O o.. o.... oo.....'
sees "the screen explains the letters and names the README" 'O lit +o dim +[*] blinks' 'board/pocket/README.md'
clicks() { # presses NEXT; succeeds if the screen shows the pitch of a click
    keys n
    sleep 0.1
    is_there '♪ [0-9]+ Hz'
}
waits clicks
check $? "n is NEXT, and the screen shows a click"
keys o
sees "o is OK, and the chosen row blinks" '^ O OOO OOOOO [*]{7}' '●   ●   ●   ●   ●'
keys t
sees "t is TAKE, and an LED is dim" '^ O OOO OOOOO [*]{6}o'
resize 160 50
sees "160x50: LEDs are large, also the dim one" '(▟█{5}▙ +){5}' '(▜█{5}▛ +){5}' '▒{7}'
leave

# Opens the operator's menu by holding keys. Pauses only briefly.
gesture() {
    keys h Left Right
    wait_for 'held down: left right   for [67] s' || return 1
    keys h h Up Down
    wait_for 'held down: up down   for [67] s' || return 1
    keys h
    wait_for 'h, then a key'
}
start '' '--board exhibit'
wait_for '^ lamps   left   \[right\]' && keys Enter # the modules are right
sees "the exhibit begins attract mode with all lamps lit" '^ Nim press' '^ lamps  \[left\]  \[right\]  \[up\]  \[down\]  \[ok\]$'
! is_there '^ Opponent' && gesture && wait_for '^ Opponent'
check $? "h, left, right; h, h, up, down; h opens the operator's menu"
resize 200 60
keys Right Right Right Right Right
wait_for '^ Service' && keys Up && wait_for '^ │(▟███▙ ){32}│$' && wait_for '^ │(▜███▛ ){32}│$'
check $? "the service screen lights all dots, which are large in a large window"
keys h Left Up
sees "on the service screen two held keys light their lamps, and lines below their signs" \
    '^ lamps  \[left\]   right   \[up\]   down    ok ' '^ │(  ·   )(█████ ){3}(  ·   ){7}(█████ ){3}'
leave

# Succeeds if the screen has only ASCII characters.
is_ascii() {
    ! screen | LC_ALL=C grep -q '[^ -~]'
}
start LC_ALL=C
wait_for '^ [+]-{48}[+]$' && wait_for '^ [|]B  o  u  t  o  n     p' && wait_for '^ [|]Bouton plays Nim[|]$' && is_ascii
check $? "ASCII: frame and letters"
keys Enter
wait_for 'OK:play'
keys Enter
wait_for 'Your move'
keys Right Up
wait_for '^ [|]>#[.] ## ##:' && wait_for '^ [|]>  ##       ## ##    ## ## # ' && is_ascii
check $? "ASCII: piles and arrows"
resize 200 60
wait_for '^ [+]-{192}[+]$' && wait_for '^ [|]#{10} {14}##' && is_ascii
check $? "ASCII: large dots"
leave
start LC_ALL=C '--board pocket'
wait_for '^ [+]-{29}[+]$' && wait_for '^ [|] {10}o   [.]   [.] {10}[|]$' && is_ascii
check $? "ASCII: the pocket toy"
leave
start LC_ALL=C '--board exhibit'
wait_for '^ lamps   left   \[right\]' && keys Enter
wait_for '^ [+]-{64}[+]$' && wait_for '^ [|](([.#] ){32})[|]$' && wait_for '^ Nim press' && is_ascii
check $? "ASCII: the exhibit"
leave
start LC_ALL=C '</dev/null'
wait_for '^Winner: ' && screen | grep -q '^|Wins! Hold: why?|$' && is_ascii
check $? "ASCII: the demonstration on a terminal"
start
wait_for 'press OK to play' && ! is_ascii
check $? "control: with UTF-8 the check for ASCII fails"
leave
start 'env --block-signal=WINCH'
wait_for 'press OK to play'
resize 50 12
sees "the simulator follows the window's size even if it gets no SIGWINCH" 'Please enlarge this window to 68x21'
leave
start TERM=vt220
wait_for 'press OK to play' && title_is "$titled"
check $? "a terminal without titles gets no title"
leave
start TERM=dumb
wait_for 'this terminal \(TERM=dumb\) cannot be used' && ended 1
check $? "a terminal that cannot be used: a message and status 1"

# Runs a tmux command in a second server, whose shell ignores SIGHUP as in a make recipe.
closed() {
    command tmux -u -S "$dir/closed" -f /dev/null "$@"
}
closed new-session -d -x 90 -y 30 "trap : HUP; sh -c 'echo \$\$ >$dir/pid; exec out/sim/bouton-sim'; :"
closed_is_there() {
    closed capture-pane -p 2>/dev/null | grep -q 'press OK'
}
is_gone() {
    ! kill -0 "$(cat "$dir/pid")" 2>/dev/null
}
waits closed_is_there && closed kill-server && waits is_gone
check $? "the simulator ends when its window is closed"

tap_done
