# board/pocket/main.c
# What is lit is worked out every 64 ms.
s/^ *lights = pocket_lights/if (!(toy.chance \& 7))\n            &/
