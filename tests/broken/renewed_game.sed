# board/uno/main.c
# Three hours after the last key a game is over.
s/ || (ui.screen != &splash_screen && ui.screen != &menu_screen)//
