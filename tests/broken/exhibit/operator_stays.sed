# firmware/ui/visitors/visitors.c
# The menu of the operator stays.
s/else if (!visitors_seconds_left())/else if (!visitors_seconds_left() \&\& ui.screen != \&operator_screen)/
