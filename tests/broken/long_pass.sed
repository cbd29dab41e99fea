# firmware/game/sos.c
# A call of the search makes four times as many steps.
s/STEPS = 34/STEPS = 160/
