# firmware/ui/screens/kiosk/operator.c
# OK does not leave the menu.
/ui_show(&splash_screen);/d
