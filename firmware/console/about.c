// SPDX-License-Identifier: MIT
#include "console/about.h"
#include "console/notation.h" // the table of games and its limits

void about_games(struct reader *reader)
{
    sink_t put = reader->put;

    if (!read_expect_end(reader))
        return;
    for (uint8_t i = 0; i < GAME_COUNT; i++) {
        write_text(put, GAME_NAME(&games[i]));
        if (games[i].params == PARAM_K) {
            write_text(put, TEXT(" k=1.."));
            write_number(put, PART_MAX);
        } else {
            write_text(put, TEXT(" -"));
        }
        write_text(put, TEXT(" : at most "));
        write_number(put, PILES_MAX);
        write_text(put, TEXT(" piles, each 0.."));
        write_number(put, PART_MAX);
        put('\n');
    }
    put('\n');
}

void about_help(struct reader *reader)
{
    if (!read_expect_end(reader))
        return;
    write_text(reader->put, TEXT("<game> <params> : <position>        N or P, and one winning move\n"
                                 "all <game> <params> : <position>    every winning move\n"
                                 "new <game> <params> [: <position>]  starts a game\n"
                                 "play <move>, reply                  your move, the machine's move\n"
                                 "show, undo                          the position, one move back\n"
                                 "games, help, version\n"
                                 "for example: nim - : 3 4 5, or new moore k=2 and play 1-1+2-3\n"
                                 "\n"));
}

void about_version(struct reader *reader)
{
    if (read_expect_end(reader))
        write_text(reader->put, TEXT("bouton 0.1\n"));
}
