# firmware/ui/screens/kiosk/operator.c
# What is changed is not stored.
/kiosk.settings_changed = true;/d
