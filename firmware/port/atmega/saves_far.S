// SPDX-License-Identifier: MIT
// The routines of saves.S for code from which a short call does not reach them: the console and the screens.

.section .text.__far, "ax", @progbits
.irp routine, save_2, save_3, save_4, save_6, save_9, save_18, open_frame, close_frame, \
    restore_2, restore_3, restore_4, restore_6, restore_9, restore_18, load_pointer, add_to_pointer, double_pointer, \
    copy_r24, copy_r0
.global __far_\routine
__far_\routine:
    jmp __\routine
.endr
.global __far_restore_r28
__far_restore_r28:
    pop r28
    ret
.global __far_return_0, __far_return_1, __far_return_byte
__far_return_0:
    ldi r24, 0
    ret
__far_return_1:
    ldi r24, 1
    ret
__far_return_byte:
    ldi r25, 0
    ret
