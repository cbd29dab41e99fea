# firmware/ui/screens/kiosk/operator.c
# A setting has a fourth value.
s/VALUES - 1, step/VALUES, step/
