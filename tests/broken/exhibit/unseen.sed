# firmware/ui/screens/kiosk/operator.c
# A new value is not shown.
s/ + visitors_choice(item);/;/
