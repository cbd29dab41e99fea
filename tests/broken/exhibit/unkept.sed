# firmware/ui/screens/kiosk/operator.c
# What is changed is not stored.
/visitors.settings_changed = true;/d
