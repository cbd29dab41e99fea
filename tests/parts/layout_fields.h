// SPDX-License-Identifier: MIT
// Fields of the firmware's data that tests, the simulator and the page use. ONE is a single field, LIST an
// array. The arguments are names: of the field's struct, of the variable or struct that has the field, and of
// the field.
#pragma once

#define GAME_FIELDS(ONE, LIST)                                                                               \
    LIST(position, position, part)                                                                           \
    ONE(position, position, stones)                                                                          \
    ONE(position, position, cap)                                                                             \
    ONE(position, position, count)                                                                           \
    ONE(position, position, misere)                                                                          \
    ONE(position, position, white)                                                                           \
    ONE(position, position, k)                                                                               \
    ONE(position, position, most)                                                                            \
    ONE(position, position, growth)                                                                          \
    ONE(position, position, set)                                                                             \
    ONE(position, position, longest)                                                                         \
    ONE(position, position, radius)                                                                          \
    LIST(position, position, successors)                                                                     \
    ONE(move, move, amount)                                                                                  \
    ONE(move, move, count)                                                                                   \
    LIST(move, move, change)                                                                                 \
    ONE(change, change, part)                                                                                \
    ONE(change, change, becomes)

#define UI_FIELDS(ONE, LIST)                                                                                 \
    ONE(ui, ui, screen)                                                                                      \
    ONE(ui, ui, settings.game)                                                                               \
    ONE(ui, ui, settings.k)                                                                                  \
    ONE(ui, ui, settings.misere)                                                                             \
    ONE(ui, ui, settings.level)                                                                              \
    ONE(ui, ui, settings.start)                                                                              \
    LIST(ui, ui, settings.pile)                                                                              \
    ONE(ui, ui, language)                                                                                    \
    ONE(ui, ui, waited)                                                                                      \
    ONE(view, view, kind)                                                                                    \
    ONE(view, view, message)                                                                                 \
    ONE(view, view, second)                                                                                  \
    ONE(view, view, page)                                                                                    \
    LIST(view, view, number)                                                                                 \
    ONE(view, view, selected)                                                                                \
    ONE(view, view, vertex)                                                                                  \
    ONE(ui, ui, chosen.move)                                                                                 \
    ONE(ui, ui, match.position)                                                                              \
    LIST(ui, ui, match.position.part)                                                                        \
    ONE(ui, ui, match.game)                                                                                  \
    LIST(ui, ui, match.side)                                                                                 \
    ONE(ui, ui, match.phase)                                                                                 \
    ONE(ui, ui, match.result)                                                                                \
    ONE(ui, ui, match.changes)                                                                               \
    ONE(ui, ui, match.latest)                                                                                \
    ONE(ui, ui, match.at)

#define TOY_FIELDS(ONE, LIST)                                                                                \
    LIST(pocket, toy, position.part)                                                                         \
    ONE(pocket, toy, position.misere)                                                                        \
    ONE(pocket, toy, position.k)                                                                             \
    LIST(pocket, toy, marked)                                                                                \
    ONE(pocket, toy, state)                                                                                  \
    ONE(pocket, toy, row)                                                                                    \
    ONE(pocket, toy, machine)                                                                                \
    ONE(pocket, toy, wait)                                                                                   \
    ONE(pocket, toy, settings)
