# firmware/main_exhibit.c
# While somebody plays it sounds always.
s/visitors.settings.choice\[CHOICE_SOUND\] <= !visitors.nobody/(!visitors.nobody || !visitors.settings.choice[CHOICE_SOUND])/
