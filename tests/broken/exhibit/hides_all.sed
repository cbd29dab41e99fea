# firmware/ui/screens/kiosk/operator.c
# All games can be turned off.
s/if (kiosk_offers(other))/if (!other)/
