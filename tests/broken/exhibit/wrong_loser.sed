# firmware/ui/messages/move_message.c
# The goal of misere play is said to be that of normal play.
s/if (ui.position.misere)/if (false)/
