# firmware/ui/screens/kiosk/operator.c
# A new value is not shown.
s/\[kiosk_choice(item)\]/[0]/
