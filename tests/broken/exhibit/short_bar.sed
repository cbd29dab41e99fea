# firmware/main_exhibit.c
# The bar has two dots a second.
s/dots = 3 \* seconds/dots = 2 * seconds/
