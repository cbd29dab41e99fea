# firmware/ui/visitors/operator.c
# What is changed is not stored.
/visitors.settings_changed = true;/d
