# board/exhibit/main.c
# It starts anew while somebody plays.
s/if (is_stale(now) && visitors.nobody/if (is_stale(now)/
