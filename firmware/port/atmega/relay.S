// SPDX-License-Identifier: MIT
// relay NAME: the routines of saves.S for modules from which a short call does not reach them, as __NAME_<routine>. Each is a
// section of its own, and the linker leaves out those that the modules do not call.

.macro relay name
.irp routine, save_2, save_3, save_4, save_6, save_9, save_18, open_frame, close_frame, \
    restore_2, restore_3, restore_4, restore_6, restore_9, restore_18, load_pointer, add_to_pointer, double_pointer, \
    copy_r24, copy_r0
    begin __\name\()_\routine
    jmp __\routine
.endr
    begin __\name\()_restore_r28
    pop r28
    ret
    begin __\name\()_return_0
    ldi r24, 0
    ret
    begin __\name\()_return_1
    ldi r24, 1
    ret
    begin __\name\()_return_byte
    ldi r25, 0
    ret
.endm

.macro begin routine
.section .text.\routine, "ax", @progbits
.global \routine
\routine:
.endm
