# board/pocket/main.c
# A key that is held while the power comes changes a setting before the record is mended.
/a key that is held changes/d
