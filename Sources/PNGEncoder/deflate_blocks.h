// Blocks of deflate with Huffman codes of their own.
#pragma once
#include <stdint.h>

enum { MATCH_MOST = 258, LITERALS = 286, DISTANCES = 30 };

// A token is a literal byte, or a match.
typedef uint32_t Token;
static inline Token match_token(uint32_t distance, uint32_t length) {
    return 0x80000000u | (distance - 1) << 9 | length;
}

// Which symbol stands for a length, and for a distance.
typedef struct {
    uint8_t of_length[MATCH_MOST + 1];
    uint8_t of_near[512];  // distances 1...512
    uint8_t of_far[256];   // larger ones, by 128
} DeflateSymbols;

void deflate_symbols(DeflateSymbols *symbols);

// Writes bits, lowest first.
typedef struct {
    uint64_t bits;
    int count;
    uint8_t *at;
} BitWriter;

void deflate_block(
    const DeflateSymbols *symbols, BitWriter *writer, const Token *tokens, int count, int is_last);
// Writes what waits for a whole byte.
void finish_bits(BitWriter *writer);
