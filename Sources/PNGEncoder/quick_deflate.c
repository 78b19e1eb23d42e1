#include "quick_deflate.h"

#include <stdlib.h>
#include <string.h>

#include "deflate_blocks.h"

enum {
    WINDOW = 32768,
    PAIR_BITS = 13,       // hash of two pixels
    PLACES = 4,           // remembered for each
    SINGLE_BITS = 14,     // hash of one
    SINGLE_REACH = 4096,  // a match of one pixel farther away costs more than its bytes
    LONG = 32,            // bytes of a match whose distance is tried again
    BLOCK = 20000,        // tokens
    // A run within one row is emitted whole, whatever the block holds: 65,535 * 4 / 258 tokens.
    TOKENS = BLOCK + 2048,
};

struct QuickDeflate {
    DeflateSymbols symbols;
    Token tokens[TOKENS];
    int32_t pairs[1 << PAIR_BITS][PLACES];  // the last places, newest first
    int32_t singles[1 << SINGLE_BITS];
};

QuickDeflate *quick_deflate_new(void) {
    QuickDeflate *d = malloc(sizeof *d);
    if (d) deflate_symbols(&d->symbols);
    return d;
}

void quick_deflate_free(QuickDeflate *d) { free(d); }

size_t quick_deflate_bound(size_t length) { return length * 2 + 65536; }

static inline uint32_t load4(const uint8_t *p) {
    uint32_t v;
    memcpy(&v, p, 4);
    return v;
}
static inline uint64_t load8(const uint8_t *p) {
    uint64_t v;
    memcpy(&v, p, 8);
    return v;
}

static inline size_t common_length(const uint8_t *a, const uint8_t *b, size_t most) {
    size_t n = 0;
    while (n + 8 <= most) {
        uint64_t difference = load8(a + n) ^ load8(b + n);
        if (difference) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
            return n + (size_t)(__builtin_ctzll(difference) >> 3);
#else
            return n + (size_t)(__builtin_clzll(difference) >> 3);
#endif
        }
        n += 8;
    }
    while (n < most && a[n] == b[n]) n++;
    return n;
}

typedef struct {
    QuickDeflate *d;
    BitWriter w;
    int count;
} Tokens;

static inline void emit(Tokens *t, size_t distance, size_t length) {
    t->d->tokens[t->count++] = match_token((uint32_t)distance, (uint32_t)length);
}
static inline void flush_if_full(Tokens *t) {
    if (t->count < BLOCK) return;
    deflate_block(&t->d->symbols, &t->w, t->d->tokens, t->count, 0);
    t->count = 0;
}

// A repetition of the `distance` bytes before, cut into matches none of which is shorter than 3.
static inline void emit_repetition(Tokens *t, size_t distance, size_t length) {
    while (length > 0) {
        size_t part = length > MATCH_MOST ? MATCH_MOST : length;
        if (length > part && length - part < 3) part -= 3;
        emit(t, distance, part);
        length -= part;
    }
}

// Matches with the row above for as long as it is alike; answers how many bytes.
static size_t copy_row_above(Tokens *t, const uint8_t *at, size_t left, size_t row) {
    size_t copied = 0;
    while (copied < left) {
        size_t most = left - copied > MATCH_MOST ? MATCH_MOST : left - copied;
        size_t same = common_length(at + copied, at + copied - row, most);
        if (same < (copied ? 3 : 16)) break;
        emit(t, row, same);
        copied += same;
        if (same < MATCH_MOST) break;
        flush_if_full(t);
    }
    return copied;
}

// In the order of what drawn rows are made of: a row above once more, perhaps shifted by a pixel (a
// slanting gradient); runs of one pixel; then one probe for two pixels seen before and one for a
// single pixel. Rows marked as noisy are only looked at for runs: what else is found there costs
// more than its bytes.
static inline __attribute__((always_inline)) size_t tokenize(
    QuickDeflate *d, const uint8_t *data, size_t length, size_t row, const size_t unit,
    const uint8_t *noisy, uint8_t *out) {
    Tokens t = {d, {0, 0, out}, 0};
    // Two pixels for the longer hash, one for the shorter; of indexed pixels eight and four.
    const size_t pair = unit == 1 ? 8 : 2 * unit, single = unit == 1 ? 4 : unit,
                 step = unit == 1 ? 1 : unit;
    const uint64_t pair_mask = pair == 8 ? ~UINT64_C(0) : (UINT64_C(1) << (8 * pair)) - 1;
    const uint32_t single_mask = single == 4 ? ~0u : (1u << (8 * single)) - 1;
    memset(d->pairs, 0xff, sizeof d->pairs);
    memset(d->singles, 0xff, sizeof d->singles);
    size_t row_end = 0, far = 0;
    for (size_t i = 0; i < length;) {
        flush_if_full(&t);
        if (i >= row_end) {
            // A match may have run over the end of its row: literals up to the next whole pixel.
            while (i > row_end) row_end += row;
            if (i == row_end) {
                row_end += row;
                size_t copied =
                    row <= WINDOW && i >= row ? copy_row_above(&t, data + i, length - i, row) : 0;
                i += copied;
                if (copied == 0) d->tokens[t.count++] = data[i++];  // the filter byte
            }
            while (i > row_end) row_end += row;
            size_t past = i < row_end ? (i - (row_end - row) - 1) % unit : 0;
            for (size_t k = past ? unit - past : 0; k > 0 && i < row_end; k--)
                d->tokens[t.count++] = data[i++];
            continue;
        }
        size_t in_row = row_end - i, behind = i - (row_end - row) - 1;
        uint32_t pixel = load4(data + i) & single_mask;
        uint64_t two = load8(data + i) & pair_mask;
        size_t most = length - i > MATCH_MOST ? MATCH_MOST : length - i;
        size_t run = 0;
        if (behind >= unit && (unit == 1 ? data[i] == data[i - 1]
                                         : pixel == (load4(data + i - unit) & single_mask))) {
            run = common_length(data + i, data + i - unit, in_row);
            run -= run % unit;
        }
        if (noisy && noisy[i / row]) {
            if (run >= LONG) {
                emit_repetition(&t, unit, run);
                i += run;
            } else {
                for (size_t k = 0; k < step; k++) d->tokens[t.count++] = data[i++];
            }
            continue;
        }
        if (far && run < 2 * LONG) {
            // The distance of the last long match, or a pixel more or less of it.
            size_t best = 0, distance = 0;
            for (size_t k = 0; k < 3; k++) {
                size_t candidate = far + k * unit - unit;
                if (candidate == 0 || candidate > i || candidate > WINDOW ||
                    two != (load8(data + i - candidate) & pair_mask))
                    continue;
                size_t same = common_length(data + i, data + i - candidate, most);
                if (same > best) best = same, distance = candidate;
            }
            if (best >= LONG && best > run) {
                if (i + best < row_end) best -= best % unit;
                far = distance;
                emit(&t, distance, best);
                i += best;
                continue;
            }
        }
        if (run >= 3) {
            emit_repetition(&t, unit, run);
            i += run;
            continue;
        }
        uint32_t pair_hash = (uint32_t)(two * UINT64_C(0x9E3779B97F4A7C15) >> (64 - PAIR_BITS));
        int32_t *places = d->pairs[pair_hash];
        size_t best = 0, distance = 0;
        for (int k = 0; k < PLACES; k++) {
            if (places[k] < 0 || i - (size_t)places[k] > WINDOW) break;
            size_t same = common_length(data + i, data + places[k], most);
            if (same > best) best = same, distance = i - (size_t)places[k];
        }
        for (int k = PLACES - 1; k > 0; k--) places[k] = places[k - 1];
        places[0] = (int32_t)i;
        if (best >= pair) {
            if (i + best < row_end) best -= best % unit;
            if (best >= LONG && distance > unit) far = distance;
            emit(&t, distance, best);
            i += best;
            continue;
        }
        uint32_t single_hash = pixel * 2654435761u >> (32 - SINGLE_BITS);
        int32_t seen = d->singles[single_hash];
        d->singles[single_hash] = (int32_t)i;
        if (seen >= 0 && in_row >= single && i - (size_t)seen <= SINGLE_REACH &&
            (load4(data + seen) & single_mask) == pixel) {
            emit(&t, i - (size_t)seen, single);
            i += single;
            continue;
        }
        for (size_t k = 0; k < step; k++) d->tokens[t.count++] = data[i++];
    }
    deflate_block(&d->symbols, &t.w, d->tokens, t.count, 1);
    finish_bits(&t.w);
    return (size_t)(t.w.at - out);
}

size_t quick_deflate(
    QuickDeflate *d, const uint8_t *data, size_t length, size_t row, int unit, const uint8_t *noisy,
    uint8_t *out) {
    switch (unit) {
        case 1:
            return tokenize(d, data, length, row, 1, NULL, out);
        case 3:
            return tokenize(d, data, length, row, 3, noisy, out);
        default:
            return tokenize(d, data, length, row, 4, noisy, out);
    }
}
