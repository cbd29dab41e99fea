#!/bin/sh
# SPDX-License-Identifier: MIT
# Negative controls of the matrix.
. tests/controls.sh

fails matrix/no_resend matrix '^not ok .*a module that lost its registers'
fails matrix/rows_only matrix '^not ok .*a module with wrong registers'
fails matrix/slow_resend matrix '^not ok .*a module that lost its registers'
fails matrix/few_bits matrix 'LOAD rises after so many bits, not 64: 56'
fails matrix/no_load matrix 'CLK rises while LOAD is high'
fails matrix/short_clk matrix 'CLK high too short \(100 ns\): 62 ns'
fails matrix/late_din matrix 'DIN set up too late before CLK rises \(50 ns\): 0 ns'
fails matrix/jerky matrix '^not ok .*text moves by a dot a picture'
fails matrix/late_picture matrix '^not ok .*from a key to dots'
tap_done
