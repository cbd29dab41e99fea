# board/exhibit/main.c
# In the test UP darkens the lower half.
s/1 << KEY_UP)/1 << KEY_DOWN)/
