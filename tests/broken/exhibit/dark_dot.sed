# board/exhibit/main.c
# In the test a dot stays dark.
s/^    if (down \& 1 << KEY_UP)/    dots[3][2] \&= 0xfe;\n&/
