# firmware/ui/screens/kiosk/test.c
# OK does not end the test.
s/ui_show(&operator_screen)/ui.changed = true/
