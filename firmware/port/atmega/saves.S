// SPDX-License-Identifier: MIT
// Prologues and epilogues that functions share. Where GCC's own shared ones cost a function about 20 bytes, these cost a
// call and a jump: saves.py puts them into what the compiler wrote.
//
// __save_<n> pushes the last n registers of r2 to r17, r28, r29, which a function must leave as they are, copies r25:r24 to Y and returns;
// __restore_<n> pops them and returns from the function, __restore_r28 pops r28 alone. __open_frame takes r26 bytes from the
// stack for local variables and points Y below them; __close_frame sets the stack pointer to Y. All change Z, __open_frame X as
// well, none a register that holds an argument or a result. They go on at their caller by a jump: its address is not where a
// return expects it.

#include <avr/io.h>

__tmp_reg__ = 0
__zero_reg__ = 1

.macro take_return_address
#ifdef __AVR_3_BYTE_PC__
    pop r31 // 0: the jumps below reach the first 128 KB
#endif
    pop r31
    pop r30
.endm

.macro save count
.global __save_\count
__save_\count:
    take_return_address
    .irp register, 29, 28, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2
    .if \register >= 20 - \count && \register < 28 || \register >= 28
    push r\register
    .endif
    .endr
    movw r28, r24
    ijmp
.endm

.section .text.__save, "ax", @progbits
    save 2
    save 3
    save 4
    save 6
    save 9
    save 18

.section .text.__restore, "ax", @progbits
.macro restore count, registers:vararg
.global __restore_\count
__restore_\count:
    .irp register, \registers
    pop r\register
    .endr
.endm
    restore 18, 2, 3, 4, 5, 6, 7, 8, 9, 10
    restore 9, 11, 12, 13
    restore 6, 14, 15
    restore 4, 16
    restore 3, 17
    restore 2, 28, 29
    ret
.global __restore_r28
__restore_r28:
    pop r28
    ret

.section .text.__frame, "ax", @progbits
.global __open_frame
__open_frame:
    take_return_address
    in r28, _SFR_IO_ADDR(SPL)
    in r29, _SFR_IO_ADDR(SPH)
    sub r28, r26
    sbc r29, __zero_reg__
    rjmp 1f
.global __close_frame
__close_frame:
    take_return_address
1:  in __tmp_reg__, _SFR_IO_ADDR(SREG)
    cli
    out _SFR_IO_ADDR(SPH), r29
    out _SFR_IO_ADDR(SREG), __tmp_reg__
    out _SFR_IO_ADDR(SPL), r28
    ijmp

// __copy_r24 and __copy_r0 copy so many bytes, 1..255 or 0 for 256, from Z on to X on.
.section .text.__copy, "ax", @progbits
.global __copy_r24, __copy_r0
__copy_r24:
    mov r0, r24
__copy_r0:
    ld r1, Z+
    st X+, r1
    dec r0
    brne __copy_r0
    clr r1
    ret

// __load_pointer: Z is the pointer in flash to which Z points. __add_to_pointer: Z = r25:r24 + r22. __double_pointer:
// Z = 2 r30. __return_0 and __return_1 return a byte, __return_byte returns r24 as a word.
.section .text.__sequences, "ax", @progbits
.global __load_pointer, __add_to_pointer, __double_pointer, __return_0, __return_1, __return_byte
__load_pointer:
    lpm r0, Z+
    lpm r31, Z
    mov r30, r0
    ret
__add_to_pointer:
    movw r30, r24
    add r30, r22
    adc r31, __zero_reg__
    ret
__double_pointer:
    ldi r31, 0
    lsl r30
    rol r31
    ret
__return_0:
    ldi r24, 0
    ret
__return_1:
    ldi r24, 1
    ret
__return_byte:
    ldi r25, 0
    ret
