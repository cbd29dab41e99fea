# firmware/ui/visitors/visitors.c
# The menu of the operator stays.
s/else if (!seconds_left())/else if (!seconds_left() \&\& ui.screen != \&operator_screen)/
