# firmware/ui/screens/kiosk/kiosk.c
# The menu of the operator stays.
s/else if (!seconds_left())/else if (!seconds_left() \&\& ui.screen != \&operator_screen)/
