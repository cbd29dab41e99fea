# firmware/ui/matrix/view_32x8.c
# Text moves by two dots at a time.
s|(time - REST_MS) >> FRAME_LOG2_MS|(time - REST_MS) >> (FRAME_LOG2_MS + 1) << 1|
