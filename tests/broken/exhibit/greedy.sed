# firmware/game/rules/rules.c
# Of a heap with a cap one more can be taken.
s/TAKE_MAX : position->cap;/TAKE_MAX : position->cap + 1;/
