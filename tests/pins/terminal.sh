#!/bin/sh
# SPDX-License-Identifier: MIT
# The terminal front end as a person uses it, in a tmux of its own: a game to its end, reset, quit, Ctrl-C, windows of
# many sizes, ASCII, the operator's gesture. Everything is waited for, so a busy machine only makes it slower.
export LC_ALL=C.UTF-8
dir=$(mktemp -d)
tmux() {
    command tmux -u -S "$dir/socket" -f /dev/null "$@"
}
trap 'tmux kill-server 2>/dev/null; kill "$(cat "$dir/pid" 2>/dev/null)" 2>/dev/null; rm -rf "$dir"' EXIT
trap 'exit 1' INT TERM
. tests/tap.sh
screen() {
    tmux capture-pane -p
}
explain() {
    screen
}

patience=6000 # tenths of a second: only against hanging, and less once something has not come
waits() { # waits COMMAND...: until the command succeeds
    left=$patience
    until "$@"; do
        left=$((left - 1))
        [ $left -gt 0 ] || { patience=100 && return 1; }
        sleep 0.1
    done
}

wait_for() { # extended regular expression
    waits is_there "$1"
}

is_there() { # at this moment
    screen | grep -q -E -- "$1"
}

has_title() {
    title | grep -q -x -e "$1"
}

title_is() { # pattern
    waits has_title "$1"
}

keys() {
    tmux send-keys "$@"
}

title() {
    tmux display-message -p '#{pane_title}'
}

start() { # what else to say on the command line, before the program and behind it
    keys -l "clear; $1 out/sim/bouton-sim $2; echo status=\$?; stty -g >$dir/after; echo restored"
    keys Enter
}

ended() { # exit status: the program is gone, its screen too, and the line discipline is as it was
    wait_for '^restored$' && title_is "$titled" && screen | grep -q "^status=$1\$" &&
        ! screen | grep -q 'press OK' && cmp -s "$dir/before" "$dir/after"
}

# Looks, does what fits, and looks again once the glass has changed: the machine's move is skipped by an arrow, the
# own one is the toy's hint, or one stone where it has none. A key that was lost is pressed again.
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
        again=12
        while [ $again -gt 0 ]; do
            again=$((again - 1))
            looks=$((looks - 1))
            sleep 0.1
            [ "$(screen | grep -o -E "$messages")" = "$seen" ] || break
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
wait_for '^noted$'
check $? "a shell in a terminal of 80x24"
titled=$(title)

start
wait_for 'press OK to play'
check $? "the splash is on the glass"
title_is 'Bouton uno: simulated time 0:00:[0-9][0-9]' && wait_for '^ Bouton, board uno   simulated time 0:00:[0-9]{2}$'
check $? "the title of the window and the first line say that they count simulated time"
keys Enter
wait_for 'OK:play'
check $? "Enter: the menu"
keys Right Right Right Right
wait_for 'Start .*' && wait_for '3-4-5'
check $? "arrows: the start position"
keys Enter
wait_for 'Last stone wins|Your move'
check $? "Enter: the game"
keys Right
wait_for 'How many of 3?'
keys Up Up
wait_for 'Take 2 leave 1'
check $? "arrows: 2 of the first pile"
keys h
wait_for 'Hold which key'
keys Enter
wait_for 'Good moves' && wait_for 'h, then a key'
keys h Enter
wait_for 'Hint: look at' && wait_for 'h, then a key'
keys h Enter
wait_for 'Wins! Hold: why?' && wait_for 'h, then a key'
check $? "h, then Enter: the hint, and the key comes up by itself"
keys h Left
wait_for 'Game .*' && wait_for 'OK:play' && wait_for 'h, then a key'
check $? "h, then left: the menu"
keys Enter
wait_for 'Last stone wins|Your move'
keys Right Up Up
wait_for 'Take 2 leave 1'
keys Enter
play_to_the_end && wait_for 'You win!' && wait_for 'OK:again'
check $? "won to the end with arrows and Enter"

tmux resize-window -x 50 -y 12
wait_for 'Please enlarge this window to 68x21'
check $? "a small window says which size it wants"
tmux resize-window -x 7 -y 2
wait_for '^Please$|^Please '
check $? "a tiny one does no harm"
tmux resize-window -x 80 -y 24
wait_for 'You win!'
check $? "enlarged again, the glass is back"
keys r
wait_for 'press OK to play'
check $? "r: the reset button"
wait_for '^ ┌─{48}┐$' && wait_for '^ │▛▀▖      ▐   '
check $? "80x24: a dot of the glass is half a character wide"
tmux resize-window -x 200 -y 60
wait_for '^ ┌─{192}┐$' && wait_for '^ │█{8} {30}██ ' && wait_for '^ │Bouton plays Nim│$'
check $? "200x60: a dot of the glass is two characters wide"
tmux resize-window -x 120 -y 30
wait_for '^ ┌─{96}┐$' && wait_for '^ │█▀▀▀▄ {14}█ '
check $? "120x30: one character wide and half a one high"
tmux resize-window -x 80 -y 24
wait_for '^ ┌─{48}┐$' && ! screen | grep -q '─\{49\}'
check $? "80x24 again: half a character"
keys q
ended 0
check $? "q: status 0, terminal restored, with its title"

start
wait_for 'press OK to play'
keys C-c
ended 0
check $? "Ctrl-C: status 0, terminal restored"
start '' '--board pocket'
wait_for '^ O o.. o.... oo.....'
check $? "the pocket toy: its menu in lights and in letters"
wait_for 'O lit +o dim +[*] blinks' && wait_for 'board/pocket/README.md'
check $? "what the letters say, and where the rest is told"
clicks() { # a click is shown for a moment
    keys n
    sleep 0.1
    is_there '♪ [0-9]+ Hz'
}
waits clicks
check $? "n: NEXT, a click is seen"
keys o
wait_for '^ O OOO OOOOO [*]{7}' && wait_for '●   ●   ●   ●   ●'
check $? "o: OK, and the row that is chosen blinks"
keys t
wait_for '^ O OOO OOOOO [*]{6}o'
check $? "t: TAKE, a light is dim"
tmux resize-window -x 160 -y 50
wait_for '(▟█{5}▙ +){5}' && wait_for '(▜█{5}▛ +){5}' && wait_for '▒{7}'
check $? "160x50: large lights, of which one is dim"
tmux resize-window -x 80 -y 24
keys q
ended 0

# The operator's gesture. Its second part has to follow the first within two seconds: so it is typed in one go.
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
wait_for '^ Nim press' && wait_for '^ lamps  \[left\]  \[right\]  \[up\]  \[down\]  \[ok\]$'
check $? "the exhibit attracts, all lamps are lit"
! is_there '^ Opponent' && gesture && wait_for '^ Opponent'
check $? "h, left, right; h, h, up, down; h: the operator's menu"
tmux resize-window -x 200 -y 60
keys Right Right Right Right Right
wait_for '^ Test' && keys Up && wait_for '^ │(▟███▙ ){32}│$' && wait_for '^ │(▜███▛ ){32}│$'
check $? "its test lights all dots, large in a large window"
keys h Left Up
wait_for '^ lamps  \[left\]   right   \[up\]   down    ok ' && wait_for '^ │(  ·   ){16}(█████ ){16}│$'
check $? "there two keys that are held have their lamps, and their sides are dark"
keys q
ended 0
tmux resize-window -x 80 -y 24

# In a locale without UTF-8 each character is one of ASCII.
is_ascii() {
    ! screen | LC_ALL=C grep -q '[^ -~]'
}
start LC_ALL=C
wait_for '^ [+]-{48}[+]$' && wait_for '^ [|]B  o  u  t  o  n     p' && wait_for '^ [|]Bouton plays Nim[|]$' && is_ascii
check $? "ASCII: frames and letters"
keys Enter
wait_for 'OK:play'
keys Enter
wait_for 'Your move'
keys Right Up
wait_for '^ [|]>#[.] ## ##:' && wait_for '^ [|]>  ##       ## ##    ## ## # ' && is_ascii
check $? "ASCII: piles and arrows"
tmux resize-window -x 200 -y 60
wait_for '^ [+]-{192}[+]$' && wait_for '^ [|]#{10} {14}##' && is_ascii
check $? "ASCII: large dots"
tmux resize-window -x 80 -y 24
keys q
ended 0
start LC_ALL=C '--board pocket'
wait_for '^ [+]-{29}[+]$' && wait_for '^ [|] {10}o   [.]   [.] {10}[|]$' && is_ascii
check $? "ASCII: the pocket toy"
keys q
ended 0
start LC_ALL=C '--board exhibit'
wait_for '^ lamps   left   \[right\]' && keys Enter
wait_for '^ [+]-{64}[+]$' && wait_for '^ [|](([.#] ){32})[|]$' && wait_for '^ Nim press' && is_ascii
check $? "ASCII: the exhibit"
keys q
ended 0
start LC_ALL=C '</dev/null'
wait_for '^Winner: ' && screen | grep -q '^|Wins! Hold: why?|$' && is_ascii
check $? "ASCII: the demonstration, where it is printed on a terminal"
start
wait_for 'press OK to play' && ! is_ascii
check $? "with UTF-8 this check finds other characters"
keys q
ended 0
start TERM=vt220
wait_for 'press OK to play' && title_is "$titled"
check $? "a terminal that has no title gets none"
keys q
ended 0
start TERM=dumb
wait_for 'this terminal \(TERM=dumb\) cannot be used' && ended 1
check $? "a terminal that cannot be used: one line, status 1"

# As make does, the shell between them waits for the simulator and does not tell it.
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
check $? "a window that is closed: the simulator ends, too"

tap_done
