// SPDX-License-Identifier: MIT
// Answers `help <game>` with the rules, the parts of a line, and an example. Also answers `games` and
// `version`.
#include "answer/answers.h"

#include "line/version.h"
#include "listen/listen.h"
#include "notation/component.h"
#include "notation/state.h"

#include <string.h>

// Explanations of a game's parameters, indexed by enum params
static const char *const of_params[] = {
    "- (none)",
    "k=, most piles in a move",
    "m=, most piles in a move; K=, most stones from each pile",
    "m=, most balls in a move; L=, longest distance that a ball rolls in a move; r=, radius of the balls",
    "max=, most stones in a move",
    "S=, the numbers that a move may take, in ascending order, joined by commas",
    ("V=, number of vertices, which are numbered from 0; E=, the edges, each as from>to, joined by commas, "
     "without cycles; E=- for none"),
    "W=, number of columns",
    "n=, number of cells",
};

#define SEVERAL "i-t takes t stones from pile i; joined by + for several piles, in ascending order"
#define HEAP_AND_CAP "the stones of the heap, and how many may be taken now; a game of 20 starts at 20 19"

// What decides a game. `ends` has the words for normal and misère play.
enum help_end { LAST_STONE, NO_MOVE_LEFT, IN_THE_RULES };
static const char *const ends[][2] = {
    [LAST_STONE] = {". Whoever takes the last stone wins", ". Whoever takes the last stone loses"},
    [NO_MOVE_LEFT] = {". Whoever cannot move loses", ". Whoever cannot move wins"},
    [IN_THE_RULES] = {"", ""},
};

static const struct help {
    const char *game, *rules; // the game in normal play
    enum help_end end;
    const char *line, *move;      // an example of the notation, and a legal move in this example
    const char *position, *moves; // explanations of a position and of moves; null for the usual text
} explanations[] = {
    {"nim", "Nim: take any number of stones from one pile", LAST_STONE, .line = "nim - : 3 4 5",
     .move = "1-2"},
    {"moore", "Moore's Nim_k: take stones from 1 to k piles, any number from each", LAST_STONE,
     .line = "moore k=2 : 1 2 3", .move = "2-1+3-2", .moves = SEVERAL},
    {"bnim", "Bounded Nim: take stones from 1 to m piles, at most K from each", NO_MOVE_LEFT,
     .line = "bnim m=2;K=3 : 5 5 2", .move = "1-1+3-2", .moves = SEVERAL},
    {"poj2315",
     "Football (POJ 2315): roll 1 to m balls towards the goal by whole turns, 2 pi r each, "
     "none farther than L",
     NO_MOVE_LEFT, .line = "poj2315 m=2;L=10;r=1 : 6 13", .move = "1-1+2-1",
     .position = "the distance of each ball from the goal; after a move, the largest distance that needs as "
                 "many turns",
     .moves = "i-t rolls ball i by t turns; joined by + for several balls, in ascending order"},
    {"take", "Take-away: take 1 to max stones from the heap", LAST_STONE, .line = "take max=3 : 21",
     .move = "1"},
    {"sub", "Subtraction: take a number of stones that is in S", NO_MOVE_LEFT, .line = "sub S=1,3,4 : 20",
     .move = "4"},
    {"subsum", "Subtraction with several piles: take a number of stones in S from one pile", NO_MOVE_LEFT,
     .line = "subsum S=1,3,4 : 10 12 15", .move = "2-3"},
    {"mixed",
     "Mixed: take 1 to 3 stones from pile 1, an odd number from pile 2, or any from another "
     "pile",
     LAST_STONE, .line = "mixed - : 7 8 9", .move = "2-5"},
    {"wythoff", "Wythoff's Nim: take any number from one of two piles, or the same from both", LAST_STONE,
     .line = "wythoff - : 5 8", .move = "1-1+2-1"},
    {"fib",
     "Fibonacci Nim: take from the heap, not all at first, and later at most twice the number that was "
     "taken just before",
     LAST_STONE, .line = "fib - : 20 19", .move = "2", .position = HEAP_AND_CAP},
    {"dyn1",
     "Dynamic Nim: take from the heap, not all at first, and later at most the number that was taken just "
     "before",
     LAST_STONE, .line = "dyn1 - : 20 19", .move = "4", .position = HEAP_AND_CAP},
    {"stair",
     "Staircase Nim: move any number of coins from one step to the next lower step; coins from "
     "step 1 leave the stair",
     NO_MOVE_LEFT, .line = "stair - : 3 1 4", .move = "1-3"},
    {"nimble", "Nimble: move a coin to any lower cell; coins may share one", NO_MOVE_LEFT,
     .line = "nimble - : 5 0 3", .move = "1>3"},
    {"turtle_opt",
     "Turning turtles: turn one coin from heads to tails and, if you like, one coin left of "
     "it either way",
     NO_MOVE_LEFT, .line = "turtle_opt - : HTTH", .move = "4,1",
     .moves = "i turns coin i alone; i,j turns coins i and j, where i is right of j"},
    {"turtle_man",
     "Turning turtles, always two: turn one coin from heads to tails and one coin left of it "
     "either way",
     NO_MOVE_LEFT, .line = "turtle_man - : HTTH", .move = "4,1"},
    {"turtle_edge",
     "Turning turtles, always two, except coin 1: turn one coin from heads to tails and one coin "
     "left of it either way; coin 1 turns alone",
     NO_MOVE_LEFT, .line = "turtle_edge - : HTTH", .move = "4,2",
     .moves = "1 turns coin 1; i,j turns coins i and j, where i is right of j"},
    {"northcott",
     "Northcott's game: move your man in one row towards the other, any number of cells, "
     "without jumping",
     NO_MOVE_LEFT, .line = "northcott W=8 : 1,4 8,3", .move = "2>5"},
    {"northcottr",
     "Northcott's game with retreats: move your man in one row any number of cells, either "
     "way, without jumping",
     NO_MOVE_LEFT, .line = "northcottr W=8 : 1,4 7,3", .move = "2>8"},
    {"sos",
     "SOS: write S or O into an empty cell. Whoever completes SOS in three neighbouring cells "
     "wins; a full strip without one is a draw",
     IN_THE_RULES, .line = "sos n=7 : S......", .move = "4S"},
    {"divide",
     "Empty and divide: empty one box and divide the stones of the other box between both boxes, at least 1 "
     "in each",
     NO_MOVE_LEFT, .line = "divide - : 5 8", .move = "1>3,5"},
    {"chomp",
     "Chomp: bite a corner off a bar of chocolate. The first piece of the bottom row is "
     "poison: whoever eats it loses",
     IN_THE_RULES, .line = "chomp - : 5 5 5", .move = "2,2"},
    {"dag", "Tokens on a graph: move one token along an edge; tokens may share a vertex", NO_MOVE_LEFT,
     .line = "dag V=4;E=3>1,2>0,3>2 : 3 2", .move = "1>2"},
    {"everysg", "All tokens on a graph: move every token that can, each along an edge", NO_MOVE_LEFT,
     .line = "everysg V=4;E=3>1,2>0,3>2 : 3 2", .move = "1>1+2>0",
     .moves = "i>v moves token i to vertex v; joined by + for all tokens that can move, in ascending "
              "order"},
};

// Writes a line that shows a game's notation and the ranges of its numbers.
static void write_ranges(struct line *out, const struct game *game)
{
    struct line ranges = *out;
    struct state state;

    ranges.mode = DESCRIBE;
    state_begin(&state, game);
    write_state(&ranges, &state);
    text_char(out, '\n');
}

void help_game(struct line *out, const struct game *game)
{
    const struct help *one = explanations;
    const struct help *const end = one + sizeof explanations / sizeof *explanations;

    write_ranges(out, game);
    while (one < end && strcmp(one->game, game_name(game) + game->misere))
        one++;
    if (one == end)
        return;
    write_format(out, "$$$.\n", game->misere ? "Misere play. " : "", one->rules,
                 ends[one->end][game->misere]);
    write_format(out, "parameters: $\nposition: $\nmove: $\nexample: $$\na move in it: $\n",
                 of_params[game->params], one->position ? one->position : form_of(game)->help_position,
                 one->moves ? one->moves : form_of(game)->help_move, game->misere ? "m" : "", one->line,
                 one->move);
}

void help_heap(struct line *out)
{
    write_format(out, "heap code=, S= or not= : heap 0..#, at most #", HEAP_MAX, PIECES_MAX);
    text_words(
        out,
        "\n"
        "Heaps with your own rules: take from one heap, and perhaps split the rest. Whoever cannot move "
        "loses, in mheap wins.\n"
        "parameters: code=, a digit for each number of stones taken, from 0 on; a digit is the sum of what a "
        "move may leave of the heap: 1 nothing, 2 one heap, 4 two heaps, 8 three heaps, up to F, or a list "
        "such as "
        "{2,4+}; after a digit, ! means unequal heaps, = equal heaps; digits in brackets repeat; S=, the "
        "numbers "
        "that a move may take; not=, the numbers that a move may not take; these games have a name:");
    for (const struct heap_name *name = heap_names; name->name; name++)
        write_format(out, "$$ $", name == heap_names ? " " : ", ", name->name, name->params);
    text_words(
        out,
        "\n"
        "position: the stones of each heap; a dot alone if there are none\n"
        "move: i-t takes t stones from heap i, i-t>a,b also splits the rest into heaps of a and b, i-t>a,b,c "
        "into three\n"
        "example: heap code=0.77 : 5 7 9\n"
        "a move in it: 2-1>3,3\n");
}

void answer_games(struct answer *answer)
{
    for (uint8_t i = 0; i < GAME_COUNT; i++)
        write_ranges(&answer->record->line, &games[i]);
    end_list(answer->record);
}

void answer_version(struct answer *answer)
{
    const struct listener *const listener = answer->console->listener;

    text_words(&answer->record->line, "bouton " BOUTON_VERSION);
    if (listener && *listener->name)
        write_format(&answer->record->line, ", board $", listener->name);
    end_record(answer->record);
}
