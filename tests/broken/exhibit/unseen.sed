# firmware/ui/visitors/operator.c
# A new value is not shown.
s/ + visitors_choice(item);/;/
