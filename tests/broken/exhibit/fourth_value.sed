# firmware/ui/visitors/operator.c
# A setting has a fourth value.
s/VALUES - 1, step/VALUES, step/
