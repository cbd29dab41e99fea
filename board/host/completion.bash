# SPDX-License-Identifier: MIT
# Completes the options of bouton in bash.
_bouton()
{
    case $3 in
    --port) mapfile -t COMPREPLY < <(compgen -f -- "${2:-/dev/tty}") ;;
    --log) mapfile -t COMPREPLY < <(compgen -f -- "$2") ;;
    --time | --memory | --jobs) COMPREPLY=() ;;
    *) mapfile -t COMPREPLY < <(compgen -W "$("$1" --help | grep -o -e '--[a-z]*')" -- "$2") ;;
    esac
}
complete -F _bouton bouton
