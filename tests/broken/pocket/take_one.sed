# firmware/ui/leds/pocket.c
# The machine takes one stone of the longest row whatever the theory says.
s/moore_reply(/nim_take_one(/
