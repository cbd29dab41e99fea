# firmware/game/theory/sos.c
# A call of the search makes eight times as many steps.
s/left = SEARCH_STEPS/left = 60/
