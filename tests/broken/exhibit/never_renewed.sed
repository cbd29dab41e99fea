# board/exhibit/main.c
# It never starts anew.
s/if (is_stale(now) && /&now == 1 \&\& /
