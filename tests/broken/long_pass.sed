# firmware/game/theory/sos.c
# A call of the search makes five times as many steps.
s/left = SEARCH_STEPS/left = 40/
