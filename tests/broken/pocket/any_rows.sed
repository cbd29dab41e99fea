# firmware/ui/pocket.c
# Any number of rows may be marked.
s/if (!left) {/if (0) {/
