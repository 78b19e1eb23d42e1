#include "deflate_blocks.h"

#include <string.h>

enum { CODE_LIMIT = 14 };  // bits of a code; deflate allows 15

static const uint16_t length_base[29] = {3,  4,  5,  6,   7,   8,   9,   10,  11, 13,
                                         15, 17, 19, 23,  27,  31,  35,  43,  51, 59,
                                         67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                         2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t distance_base[30] = {
    1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
    193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
static const uint8_t distance_extra[30] = {0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
                                           6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

static uint8_t symbol_of_distance(int distance) {
    int symbol = 0;
    while (symbol < 29 && distance_base[symbol + 1] <= distance) symbol++;
    return (uint8_t)symbol;
}

void deflate_symbols(DeflateSymbols *d) {
    for (int symbol = 0; symbol < 29; symbol++) {
        int end = symbol == 28 ? MATCH_MOST + 1 : length_base[symbol + 1];
        for (int length = length_base[symbol]; length < end; length++)
            d->of_length[length] = (uint8_t)symbol;
    }
    for (int distance = 1; distance <= 512; distance++)
        d->of_near[distance - 1] = symbol_of_distance(distance);
    for (int block = 0; block < 256; block++)
        d->of_far[block] = symbol_of_distance(block * 128 + 1);
}

// --- Huffman codes

// Code lengths of at most `limit` for the symbols that occur.
static void code_lengths(const uint32_t *counts, int n, int limit, uint8_t *lengths) {
    uint32_t weight[LITERALS];
    memcpy(weight, counts, (size_t)n * sizeof *weight);
    for (;;) {
        int symbols[LITERALS], used = 0;
        for (int i = 0; i < n; i++)
            if (weight[i]) symbols[used++] = i;
        memset(lengths, 0, (size_t)n);
        if (used == 0) return;
        if (used == 1) {
            lengths[symbols[0]] = 1;
            return;
        }
        for (int i = 1; i < used; i++) {
            int symbol = symbols[i], j = i;
            for (; j > 0 && weight[symbols[j - 1]] > weight[symbol]; j--)
                symbols[j] = symbols[j - 1];
            symbols[j] = symbol;
        }
        // Leaves in order of weight, then inner nodes, which arise in order: two queues give the
        // two lightest.
        uint64_t sums[2 * LITERALS];
        int parent[2 * LITERALS], leaf = 0, inner = used, end = used, deepest = 0;
        uint8_t depth[2 * LITERALS];
        for (int i = 0; i < used; i++) sums[i] = weight[symbols[i]];
        while (end < 2 * used - 1) {
            uint64_t sum = 0;
            for (int child = 0; child < 2; child++) {
                int lightest =
                    leaf < used && (inner >= end || sums[leaf] <= sums[inner]) ? leaf++ : inner++;
                sum += sums[lightest];
                parent[lightest] = end;
            }
            sums[end++] = sum;
        }
        depth[end - 1] = 0;
        for (int i = end - 2; i >= 0; i--) depth[i] = (uint8_t)(depth[parent[i]] + 1);
        for (int i = 0; i < used; i++) {
            lengths[symbols[i]] = depth[i];
            if (depth[i] > deepest) deepest = depth[i];
        }
        if (deepest <= limit) return;
        for (int i = 0; i < n; i++)  // flatter weights, and again
            if (weight[i]) weight[i] = (weight[i] >> 2) + 1;
    }
}

// Canonical codes, bits reversed as deflate sends them.
static void codes_of_lengths(const uint8_t *lengths, int n, uint16_t *codes) {
    int count[16] = {0}, next[16] = {0}, code = 0;
    for (int i = 0; i < n; i++) count[lengths[i]]++;
    count[0] = 0;
    for (int bits = 1; bits < 16; bits++) {
        code = (code + count[bits - 1]) << 1;
        next[bits] = code;
    }
    for (int i = 0; i < n; i++) {
        if (!lengths[i]) continue;
        int value = next[lengths[i]]++, reversed = 0;
        for (int bit = 0; bit < lengths[i]; bit++)
            reversed |= (value >> bit & 1) << (lengths[i] - 1 - bit);
        codes[i] = (uint16_t)reversed;
    }
}

// Adds at most 56 bits to the fewer than eight that wait. Writes up to eight bytes past what it
// keeps.
static inline void put(BitWriter *w, uint64_t value, int count) {
    w->bits |= value << w->count;
    w->count += count;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(w->at, &w->bits, 8);
#else
    for (int i = 0; i < 8; i++) w->at[i] = (uint8_t)(w->bits >> (8 * i));
#endif
    w->at += w->count >> 3;
    w->bits >>= w->count & ~7;
    w->count &= 7;
}

void finish_bits(BitWriter *w) {
    if (w->count > 0) *w->at++ = (uint8_t)w->bits;
}

static inline int distance_symbol(const DeflateSymbols *d, int distance) {
    return distance <= 512 ? d->of_near[distance - 1] : d->of_far[(distance - 1) >> 7];
}

// Code lengths of both trees as deflate packs them: runs as symbols 16 (repeat), 17 and 18 (zeros).
static int pack_lengths(const uint8_t *lengths, int n, uint8_t *symbols, uint8_t *extras) {
    int count = 0;
    for (int i = 0; i < n;) {
        int end = i;
        while (end < n && lengths[end] == lengths[i]) end++;
        int run = end - i;
        if (lengths[i]) {
            symbols[count] = lengths[i], extras[count++] = 0;
            run--;
        }
        int most = lengths[i] ? 6 : 138;
        while (run >= 3) {
            int part = run > most ? most : run;
            int longZeros = !lengths[i] && part >= 11;
            symbols[count] = lengths[i] ? 16 : longZeros ? 18 : 17;
            extras[count++] = (uint8_t)(part - (longZeros ? 11 : 3));
            run -= part;
        }
        while (run-- > 0) symbols[count] = lengths[i], extras[count++] = 0;
        i = end;
    }
    return count;
}

void deflate_block(
    const DeflateSymbols *d, BitWriter *w, const Token *list, int tokens, int is_last) {
    uint32_t literal_counts[LITERALS] = {0}, distance_counts[DISTANCES] = {0},
             length_counts[19] = {0};
    uint8_t literal_lengths[LITERALS] = {0}, distance_lengths[DISTANCES] = {0},
            length_lengths[19] = {0};
    uint16_t literal_codes[LITERALS] = {0}, distance_codes[DISTANCES] = {0}, length_codes[19] = {0};
    for (int i = 0; i < tokens; i++) {
        uint32_t token = list[i];
        if (token < 256) {
            literal_counts[token]++;
        } else {
            literal_counts[257 + d->of_length[token & 0x1ff]]++;
            distance_counts[distance_symbol(d, (int)(token >> 9 & 0x7fff) + 1)]++;
        }
    }
    literal_counts[256] = 1;  // end of block
    code_lengths(literal_counts, LITERALS, CODE_LIMIT, literal_lengths);
    code_lengths(distance_counts, DISTANCES, CODE_LIMIT, distance_lengths);
    int any = 0;
    for (int i = 0; i < DISTANCES; i++) any |= distance_lengths[i];
    if (!any) distance_lengths[0] = 1;
    codes_of_lengths(literal_lengths, LITERALS, literal_codes);
    codes_of_lengths(distance_lengths, DISTANCES, distance_codes);

    int literals = LITERALS, distances = DISTANCES, lengths = 19;
    while (literals > 257 && !literal_lengths[literals - 1]) literals--;
    while (distances > 1 && !distance_lengths[distances - 1]) distances--;
    uint8_t all[LITERALS + DISTANCES], symbols[LITERALS + DISTANCES], extras[LITERALS + DISTANCES];
    memcpy(all, literal_lengths, (size_t)literals);
    memcpy(all + literals, distance_lengths, (size_t)distances);
    int packed = pack_lengths(all, literals + distances, symbols, extras);
    for (int i = 0; i < packed; i++) length_counts[symbols[i]]++;
    code_lengths(length_counts, 19, 7, length_lengths);
    codes_of_lengths(length_lengths, 19, length_codes);
    static const uint8_t order[19] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                      11, 4,  12, 3, 13, 2, 14, 1, 15};
    while (lengths > 4 && !length_lengths[order[lengths - 1]]) lengths--;

    put(w, (uint64_t)is_last | 2 << 1, 3);
    put(w, (uint64_t)(literals - 257), 5);
    put(w, (uint64_t)(distances - 1), 5);
    put(w, (uint64_t)(lengths - 4), 4);
    for (int i = 0; i < lengths; i++) put(w, length_lengths[order[i]], 3);
    for (int i = 0; i < packed; i++) {
        put(w, length_codes[symbols[i]], length_lengths[symbols[i]]);
        if (symbols[i] >= 16) put(w, extras[i], symbols[i] == 16 ? 2 : symbols[i] == 17 ? 3 : 7);
    }

    uint32_t match_codes[MATCH_MOST + 1];  // code and extra bits of each length
    uint8_t match_bits[MATCH_MOST + 1];
    for (int length = 3; length <= MATCH_MOST; length++) {
        int symbol = d->of_length[length], bits = literal_lengths[257 + symbol];
        match_codes[length] = literal_codes[257 + symbol] | (uint32_t)(length - length_base[symbol])
                                                                << bits;
        match_bits[length] = (uint8_t)(bits + length_extra[symbol]);
    }
    for (int i = 0; i < tokens; i++) {
        uint32_t token = list[i];
        if (token < 256) {
            // As many literals at once as surely fit.
            uint64_t bits = literal_codes[token];
            int count = literal_lengths[token];
            while (count <= 56 - CODE_LIMIT && i + 1 < tokens && (token = list[i + 1]) < 256) {
                bits |= (uint64_t)literal_codes[token] << count;
                count += literal_lengths[token];
                i++;
            }
            put(w, bits, count);
            continue;
        }
        int length = token & 0x1ff, distance = (int)(token >> 9 & 0x7fff) + 1,
            symbol = distance_symbol(d, distance);
        uint64_t far = distance_codes[symbol] | (uint64_t)(distance - distance_base[symbol])
                                                    << distance_lengths[symbol];
        put(w, match_codes[length] | far << match_bits[length],
            match_bits[length] + distance_lengths[symbol] + distance_extra[symbol]);
    }
    put(w, literal_codes[256], literal_lengths[256]);
}
