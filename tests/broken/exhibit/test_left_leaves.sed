# firmware/ui/screens/kiosk/test.c
# LEFT leads away when it is held.
s/^    else if (event.action == KEY_TAP/    else if (event.action == KEY_HOLD \&\& event.key == KEY_LEFT)\n        ui_show(\&operator_screen);\n&/
