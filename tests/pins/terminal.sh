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
        ! screen | grep -q "$press_ok" && cmp -s "$dir/before" "$dir/after"
}

# Gives the window its usual size, and leaves the simulator.
leave() {
    resize 80 24
    keys q
    ended 0
}

press_ok=$(english MSG_PRESS_OK) ok_play=$(english MSG_OK_PLAY) you_win=$(english MSG_YOU_WIN)
hint=$(english MSG_HINT) take=$(english MSG_TAKE 2 1) nim="^ $(english TITLE_NIM) $(english MSG_ANY_KEY)"
your_move=$(english MSG_YOUR_MOVE) opponent="^ $(english MSG_CHOICE)"
begins="$(english MSG_LAST_STONE_WINS)|$your_move"
# Matches the lower line of each page of Nim's rules
rules=$(sed -n '/^TITLE_NIM /,/^TITLE_[^N]/s/^ .*" "\(.*\)"$/\1/p' firmware/ui/messages/en.txt | paste -s -d '|')
# For each message, a command of sed that prints the message's id and ends
echo "\\~$rules~{ s/.*/RULES/p; q; }" >"$dir/ids"
for id in YOU_WIN BOUTON_WINS MY_TURN I_TAKE YOUR_MOVE HOW_MANY NOTHING_CHOSEN WINS_OF LOOK_AT HINT TAKE NO_HINT; do
    echo "\\~$(english MSG_$id)~{ s/.*/$id/p; q; }"
done >>"$dir/ids"

seen() { # prints the id of the message on the screen
    screen | sed -n -E -f "$dir/ids"
}

# Plays a match by following the messages on the screen. Presses ineffective keys again.
play_to_the_end() {
    looks=$patience
    while [ $looks -gt 0 ]; do
        id=$(seen)
        case $id in
        YOU_WIN | BOUTON_WINS) return 0 ;;
        MY_TURN | I_TAKE) keys Right ;;
        YOUR_MOVE | HOW_MANY | NOTHING_CHOSEN | WINS_OF | LOOK_AT) keys h Enter ;;
        HINT | TAKE) keys Enter ;;
        NO_HINT) keys Up ;;
        RULES) keys Left ;;
        esac
        again=4
        while [ $again -gt 0 ]; do
            again=$((again - 1))
            looks=$((looks - 1))
            sleep 0.3
            [ "$(seen)" = "$id" ] || break
        done
    done
    return 1
}

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
sees "the simulator starts with the splash screen" "$press_ok"
title_is 'Bouton uno: simulated time 0:00:[0-9][0-9]' && wait_for '^ Bouton, board uno   simulated time 0:00:[0-9]{2}$'
check $? "the window's title and the first line show simulated time"
keys Enter
sees "Enter leads to the menu" "$ok_play"
keys Right Right Right Right
sees "arrows lead to the start position" "$(english MSG_START) .*" '3-4-5'
keys Enter
sees "Enter starts the game" "$begins"
keys Right
wait_for "$(english MSG_HOW_MANY 3)"
keys Up Up
sees "arrows choose 2 of the first pile" "$take"
keys h
wait_for 'Hold which key'
keys Enter
wait_for "$(english MSG_WINS_OF)" && wait_for 'h, then a key'
keys h Enter
wait_for "$(english MSG_LOOK_AT)" && wait_for 'h, then a key'
keys h Enter
sees "h, then Enter gives a hint and releases the key" "$hint" 'h, then a key'
keys h Left
sees "h, then left leads to the menu" "$(english MSG_GAME) .*" "$ok_play" 'h, then a key'
keys Enter
wait_for "$begins"
keys Right Up Up
wait_for "$take"
keys Enter
play_to_the_end && wait_for "$you_win" && wait_for "$(english MSG_AGAIN_OR_MENU | cut -d ' ' -f 1)"
check $? "arrows and Enter win the game"

resize 50 12
sees "a small window shows the size that is needed" 'Please enlarge this window to 68x21'
resize 7 2
sees "a tiny window shows at least the start of this message" '^Please$|^Please '
resize 80 24
sees "an enlarged window shows the display again" "$you_win"
keys r
sees "r is the reset button" "$press_ok"
sees "80x24: a dot of the display is half a character wide" '^ ┌─{48}┐$' '^ │▛▀▖      ▐   '
resize 200 60
sees "200x60: a dot of the display is two characters wide" '^ ┌─{192}┐$' '^ │█{8} {30}██ ' "^ │$(english MSG_SPLASH)│$"
resize 120 30
sees "120x30: a dot is one character wide and half a character high" '^ ┌─{96}┐$' '^ │█▀▀▀▄ {14}█ '
resize 80 24
wait_for '^ ┌─{48}┐$' && ! screen | grep -q '─\{49\}'
check $? "80x24 again: a dot is half a character wide"
keys q
ended 0
check $? "q ends with status 0 and restores the terminal and its title"

start
wait_for "$press_ok"
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
    wait_for 'held down: left right   for ([6-9]|[12][0-9]) s' || return 1
    keys h h Up Down
    wait_for 'held down: up down   for ([6-9]|[12][0-9]) s' || return 1
    keys h
    wait_for 'h, then a key'
}
start '' '--board exhibit'
wait_for '^ lamps   left   \[right\]' && keys Enter # the modules are right
sees "the exhibit begins attract mode with all lamps lit" "$nim" '^ lamps  \[left\]  \[right\]  \[up\]  \[down\]  \[ok\]$'
! is_there "$opponent" && gesture && wait_for "$opponent"
check $? "h, left, right; h, h, up, down; h opens the operator's menu"
resize 200 60
keys Right Right Right Right Right
wait_for "^ $(english MSG_SERVICE)" && keys Up && wait_for '^ │(▟███▙ ){32}│$' && wait_for '^ │(▜███▛ ){32}│$'
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
splash=$(english MSG_SPLASH)
wait_for '^ [+]-{48}[+]$' && wait_for "^ [|]$(echo "$splash" | sed 's/./&  /g')[|]" && wait_for "^ [|]$splash[|]$" && is_ascii
check $? "ASCII: frame and letters"
keys Enter
wait_for "$ok_play"
keys Enter
wait_for "$your_move"
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
wait_for '^ [+]-{64}[+]$' && wait_for '^ [|](([.#] ){32})[|]$' && wait_for "$nim" && is_ascii
check $? "ASCII: the exhibit"
leave
start LC_ALL=C '</dev/null'
wait_for '^Winner: ' && screen | grep -q "^|$hint|$" && is_ascii
check $? "ASCII: the demonstration on a terminal"
start
wait_for "$press_ok" && ! is_ascii
check $? "control: with UTF-8 the check for ASCII fails"
leave
start 'env --block-signal=WINCH'
wait_for "$press_ok"
resize 50 12
sees "the simulator follows the window's size even if it gets no SIGWINCH" 'Please enlarge this window to 68x21'
leave
start TERM=vt220
wait_for "$press_ok" && title_is "$titled"
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
    closed capture-pane -p 2>/dev/null | grep -q "$press_ok"
}
is_gone() {
    ! kill -0 "$(cat "$dir/pid")" 2>/dev/null
}
waits closed_is_there && closed kill-server && waits is_gone
check $? "the simulator ends when its window is closed"

tap_done
