# firmware/ui/matrix/view_32x8.c
# As soon as the machine thinks for long, the board takes the place of the goal.
s/if (shows == TEXT_THEN_BOARD && message >= MSG_THINKING/if (false \&\& message >= MSG_THINKING/
