# firmware/main_exhibit.c
# The bar has two dots a second.
s/3 \* left/2 * left/
