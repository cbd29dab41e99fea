# board/exhibit/main.c
# The bar has two dots a second.
s/3 \* left/2 * left/
