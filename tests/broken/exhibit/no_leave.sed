# firmware/ui/visitors/operator.c
# OK does not leave the menu.
/ui_show(&splash_screen);/d
