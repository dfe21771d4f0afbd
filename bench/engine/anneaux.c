/*
 * Anneaux in C: the limit that hand-written code sets for the compiled Python.
 *
 * The rules are those of docs/reference/rules and of src/tavolino/games/anneaux/rules/, the random
 * numbers are the same (sfc32), and so is the order in which actions are counted when
 * one is picked at random. For the same arguments this program therefore plays the very
 * same games as tavolino.search.playout.random_games, and the number of decisions it
 * prints proves that its rules are the same ones.
 *
 *     cc -O3 -o anneaux anneaux.c
 *     ./anneaux PLAYERS START LIMIT SEED GAMES
 *     {"games":1000,"decisions":101730,"cpu_seconds":0.006912345}
 *
 * It is written as for a search that wants speed: sets of cells in one word, everything
 * static so that the compiler inlines what it likes, no lists, no allocation. It does not
 * use -march=native, because the wheel it is compared with does not either.
 */

#define _POSIX_C_SOURCE 199309L

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SEATS = 4, PAWNS = 10, NO_RING = 3, OVER = -1 };

/* An action is kind | from | to, five bits a cell; a turn has ring * 2 + way there. */
enum { PLACE = 0, TURN = 1024, MOVE = 2048, TAKE = 3072, PASS = 4096 };

/* ---- sets of cells ---------------------------------------------------------------------
 *
 * Ring A (inner) has the bits 0-7, B 8-15, C (outer) 16-23, clockwise from number 1: a
 * ring is one byte, a spoke the same bit of all three bytes.
 */

typedef uint32_t Cells;

static const Cells ALL = 0xFFFFFF;

static inline Cells bit(int cell) { return (Cells)1 << cell; }

/* Plain x86-64 has no popcount instruction and __builtin_popcount calls a library. */
static inline int count(Cells set)
{
    set -= set >> 1 & 0x55555555;
    set = (set & 0x33333333) + (set >> 2 & 0x33333333);
    return (int)(((set + (set >> 4)) & 0x0F0F0F0F) * 0x01010101 >> 24);
}

static inline int count_wide(uint64_t set)
{
    set -= set >> 1 & 0x5555555555555555;
    set = (set & 0x3333333333333333) + (set >> 2 & 0x3333333333333333);
    return (int)(((set + (set >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101 >> 56);
}

/* The member that has k smaller ones in the set. */
static inline int nth(uint64_t set, int k)
{
    while (k-- > 0)
        set &= set - 1;
    return __builtin_ctzll(set);
}

static inline Cells clockwise(Cells set)
{
    return (set << 1 & 0xFEFEFE) | (set >> 7 & 0x010101);
}

static inline Cells anticlockwise(Cells set)
{
    return (set >> 1 & 0x7F7F7F) | (set << 7 & 0x808080);
}

/* The spokes that are full, as a set of numbers 0-7. */
static inline Cells full_spokes(Cells set) { return set & set >> 8 & set >> 16 & 0xFF; }

/* The set after one ring was turned by one cell. */
static inline Cells turned(Cells set, int ring, bool back)
{
    Cells mask = (Cells)0xFF << 8 * ring;
    return (set & ~mask) | ((back ? anticlockwise(set) : clockwise(set)) & mask);
}

/* ---- random numbers -------------------------------------------------------------------- */

typedef struct {
    uint32_t a, b, c, counter;
} Rng;

static inline uint32_t random_word(Rng *rng)
{
    uint32_t mixed = rng->a + rng->b + rng->counter++;
    rng->a = rng->b ^ rng->b >> 9;
    rng->b = rng->c + (rng->c << 3);
    rng->c = (rng->c << 21 | rng->c >> 11) + mixed;
    return mixed;
}

static Rng new_rng(uint64_t seed)
{
    Rng rng = {(uint32_t)seed, (uint32_t)(seed >> 32), 0, 1};
    for (int k = 0; k < 12; k++)
        random_word(&rng);
    return rng;
}

static inline int below(Rng *rng, int n)
{
    return (int)((uint64_t)random_word(rng) * (uint64_t)n >> 32);
}

/* ---- a position ------------------------------------------------------------------------ */

typedef struct {
    Cells pawns[SEATS]; /* on the track */
    int hand[SEATS];
    Cells spent;      /* cells whose pawn was an end of a line that scored */
    unsigned in_play; /* the seats that are, one bit each */
    int players;
    int to_move;
    int last_ring;
    int lines;  /* lines just made, for which pawns are being taken */
    int victim; /* the seat pawns are taken from now ... */
    int owed;   /* ... and how many more */
    int limit;
    int decisions;
} Position;

static Position new_position(int players, int start, int limit)
{
    Position p = {.players = players, .to_move = start, .limit = limit, .last_ring = NO_RING};
    p.in_play = (1u << players) - 1;
    for (int seat = 0; seat < SEATS; seat++)
        p.hand[seat] = PAWNS;
    return p;
}

static inline Cells free_cells(const Position *p)
{
    return ALL & ~(p->pawns[0] | p->pawns[1] | p->pawns[2] | p->pawns[3]);
}

/* ---- one legal action at random, each equally likely ------------------------------------ */

static inline int move(int from, int to) { return MOVE + (from << 5) + to; }

static inline int sample_flight(Cells mine, Cells free, Rng *rng)
{
    int goals = count(free);
    if (goals == 0)
        return PASS;
    int k = below(rng, count(mine) * goals);
    return move(nth(mine, k / goals), nth(free, k % goals));
}

static inline int sample(const Position *p, Rng *rng)
{
    if (p->owed > 0) {
        Cells theirs = p->pawns[p->victim];
        return TAKE + nth(theirs, below(rng, count(theirs)));
    }
    Cells mine = p->pawns[p->to_move];
    Cells free = free_cells(p);
    bool has_hand = p->hand[p->to_move] > 0;
    if (!has_hand && count(mine) <= 4)
        return sample_flight(mine, free, rng);

    int places = has_hand ? count(free) : 0;
    int turns = p->last_ring == NO_RING ? 6 : 4;
    /* All pawns step the same way at once; what lands on a free cell is a move. Each of
     * the four ways has its own lane of 24 bits in one of two words. */
    uint64_t along = (clockwise(mine) & free) | (uint64_t)(anticlockwise(mine) & free) << 24;
    uint64_t across = (mine << 8 & free) | (uint64_t)(mine >> 8 & free) << 24;
    int along_count = count_wide(along);

    int k = below(rng, places + turns + along_count + count_wide(across));
    if (k < places)
        return PLACE + nth(free, k);
    k -= places;
    if (k < turns)
        return TURN + (k >= p->last_ring * 2 ? k + 2 : k);
    k -= turns;
    if (k < along_count) {
        int to = nth(along, k);
        if (to < 24)
            return move((to & 24) | ((to - 1) & 7), to);
        to -= 24;
        return move((to & 24) | ((to + 1) & 7), to);
    }
    int to = nth(across, k - along_count);
    return to < 24 ? move(to - 8, to) : move(to - 16, to - 24);
}

/* ---- what an action does ----------------------------------------------------------------- */

static inline void next_seat(Position *p)
{
    int seat = p->to_move;
    do {
        if (++seat == p->players)
            seat = 0;
    } while (!(p->in_play >> seat & 1));
    p->to_move = seat;
}

/* Goes on to the next seat that has to give pawns, or ends the turn. */
static inline void next_victim(Position *p)
{
    for (;;) {
        if (++p->victim == p->players)
            p->victim = 0;
        if (p->victim == p->to_move) {
            p->lines = 0;
            p->victim = 0;
            next_seat(p);
            return;
        }
        int there = count(p->pawns[p->victim]);
        if (there > 0) {
            p->owed = there < p->lines ? there : p->lines;
            return;
        }
    }
}

static inline void score(Position *p, int lines)
{
    if (lines == 0) {
        next_seat(p);
        return;
    }
    p->lines = lines;
    p->victim = p->to_move;
    next_victim(p);
}

/* A pawn of the mover comes to a cell, from hand or track. */
static inline void put(Position *p, int cell)
{
    Cells here = bit(cell);
    Cells fresh = (p->pawns[p->to_move] |= here) & ~p->spent;
    int lines = (full_spokes(fresh) >> (cell & 7)) & 1;
    Cells before = anticlockwise(here);
    Cells after = clockwise(here);
    Cells ends = 0;
    if (fresh & before && fresh & after)
        ends = before | after;
    else if (fresh & before && fresh & anticlockwise(before))
        ends = anticlockwise(before) | here;
    else if (fresh & after && fresh & clockwise(after))
        ends = here | clockwise(after);
    if (ends) {
        p->spent |= ends;
        lines++;
    }
    score(p, lines);
}

static inline void turn(Position *p, int ring, bool back)
{
    for (int seat = 0; seat < p->players; seat++)
        p->pawns[seat] = turned(p->pawns[seat], ring, back);
    p->spent = turned(p->spent, ring, back);
    p->last_ring = ring;
    score(p, count(full_spokes(p->pawns[p->to_move] & ~p->spent)));
}

/* A pawn leaves the game; its seat may be out by that, and the game over. */
static inline void take(Position *p, Cells pawn)
{
    int victim = p->victim;
    p->pawns[victim] &= ~pawn;
    p->spent &= ~pawn;
    p->owed--;
    if (p->hand[victim] + count(p->pawns[victim]) <= 2) {
        p->in_play &= ~(1u << victim);
        if ((p->in_play & (p->in_play - 1)) == 0) {
            p->to_move = OVER;
            return;
        }
    }
    if (p->owed == 0)
        next_victim(p);
}

static inline void apply(Position *p, int code)
{
    p->decisions++;
    if (code < TURN) {
        p->hand[p->to_move]--;
        put(p, code);
    } else if (code < MOVE) {
        turn(p, code >> 1 & 3, code & 1);
    } else if (code < TAKE) {
        Cells from = bit(code >> 5 & 31);
        p->pawns[p->to_move] &= ~from;
        p->spent &= ~from;
        put(p, code & 31);
    } else if (code < PASS) {
        take(p, bit(code & 31));
    } else {
        next_seat(p);
    }
    if (p->decisions >= p->limit)
        p->to_move = OVER;
}

/* ---- the measurement --------------------------------------------------------------------- */

static double cpu_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static long long random_games(const Position *root, long games, Rng *rng)
{
    long long decisions = 0;
    for (long k = 0; k < games; k++) {
        Position p = *root;
        while (p.to_move != OVER)
            apply(&p, sample(&p, rng));
        decisions += p.decisions;
    }
    return decisions;
}

int main(int argc, char **argv)
{
    if (argc != 6) {
        fprintf(stderr, "usage: anneaux PLAYERS START LIMIT SEED GAMES\n");
        return 2;
    }
    Position root = new_position(atoi(argv[1]), atoi(argv[2]), atoi(argv[3]));
    Rng rng = new_rng(strtoull(argv[4], NULL, 10));
    long games = atol(argv[5]);
    if (root.players < 2 || root.players > SEATS || root.to_move < 0 ||
        root.to_move >= root.players || root.limit < 1) {
        fprintf(stderr, "anneaux: 2-4 players, start a seat, limit at least 1\n");
        return 2;
    }
    double begun = cpu_seconds();
    long long decisions = random_games(&root, games, &rng);
    double spent = cpu_seconds() - begun;
    printf("{\"games\":%ld,\"decisions\":%lld,\"cpu_seconds\":%.9f}\n", games, decisions, spent);
    return 0;
}
