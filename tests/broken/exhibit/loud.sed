# board/exhibit/main.c
# While nobody plays it sounds always.
s/visitors_choice(CHOICE_SOUND) <= !visitors.nobody/(visitors.nobody || visitors_choice(CHOICE_SOUND) < 2)/
