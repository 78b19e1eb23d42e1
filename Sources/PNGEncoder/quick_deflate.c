#include "quick_deflate.h"
#include <stdlib.h>
#include <string.h>

enum {
  WINDOW = 32768,
  MAX_LENGTH = 258,
  PAIR_BITS = 15,     // hash of two pixels
  SINGLE_BITS = 14,   // hash of one
  SINGLE_REACH = 4096,  // a match of one pixel farther away costs more than its bytes
  BLOCK = 40000,      // tokens
  // One row's run of a single pixel is emitted without looking at the block's fill: 65,535 * 4 / 258 tokens.
  TOKENS = BLOCK + 2048,
  LITERALS = 286,
  DISTANCES = 30,
  CODE_LIMIT = 14,
  LONG = 32,      // bytes of a match whose distance is tried again
};

// A token is a literal byte, or MATCH | (distance - 1) << 9 | length.
#define MATCH 0x80000000u

struct QuickDeflate {
  uint32_t tokens[TOKENS];
  int32_t pairs[1 << PAIR_BITS];
  int32_t singles[1 << SINGLE_BITS];
  uint8_t length_symbol[MAX_LENGTH + 1];
  uint8_t near_symbol[512];  // distances 1...512
  uint8_t far_symbol[256];   // larger ones, by 128
};

static const uint16_t length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                         31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                         2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t distance_base[30] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
                                           193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
static const uint8_t distance_extra[30] = {0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
                                           6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

static uint8_t symbol_of_distance(int distance) {
  int symbol = 0;
  while (symbol < 29 && distance_base[symbol + 1] <= distance) symbol++;
  return (uint8_t)symbol;
}

QuickDeflate *quick_deflate_new(void) {
  QuickDeflate *d = malloc(sizeof *d);
  if (!d) return NULL;
  for (int symbol = 0; symbol < 29; symbol++) {
    int end = symbol == 28 ? MAX_LENGTH + 1 : length_base[symbol + 1];
    for (int length = length_base[symbol]; length < end; length++) d->length_symbol[length] = (uint8_t)symbol;
  }
  for (int distance = 1; distance <= 512; distance++) d->near_symbol[distance - 1] = symbol_of_distance(distance);
  for (int block = 0; block < 256; block++) d->far_symbol[block] = symbol_of_distance(block * 128 + 1);
  return d;
}

void quick_deflate_free(QuickDeflate *d) { free(d); }

size_t quick_deflate_bound(size_t length) { return length * 2 + 65536; }

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
      for (; j > 0 && weight[symbols[j - 1]] > weight[symbol]; j--) symbols[j] = symbols[j - 1];
      symbols[j] = symbol;
    }
    // Leaves in order of weight, then inner nodes, which arise in order: two queues give the two lightest.
    uint64_t sums[2 * LITERALS];
    int parent[2 * LITERALS], leaf = 0, inner = used, end = used, deepest = 0;
    uint8_t depth[2 * LITERALS];
    for (int i = 0; i < used; i++) sums[i] = weight[symbols[i]];
    while (end < 2 * used - 1) {
      uint64_t sum = 0;
      for (int child = 0; child < 2; child++) {
        int lightest = leaf < used && (inner >= end || sums[leaf] <= sums[inner]) ? leaf++ : inner++;
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
    for (int bit = 0; bit < lengths[i]; bit++) reversed |= (value >> bit & 1) << (lengths[i] - 1 - bit);
    codes[i] = (uint16_t)reversed;
  }
}

// --- Bits, lowest first

typedef struct {
  uint64_t bits;
  int count;
  uint8_t *at;
} BitWriter;

// Adds at most 56 bits to the fewer than eight that wait. Writes up to eight bytes past what it keeps.
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

static void finish(BitWriter *w) {
  if (w->count > 0) *w->at++ = (uint8_t)w->bits;
}

// --- Blocks

static inline int distance_symbol(const QuickDeflate *d, int distance) {
  return distance <= 512 ? d->near_symbol[distance - 1] : d->far_symbol[(distance - 1) >> 7];
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

static void write_block(const QuickDeflate *d, BitWriter *w, int tokens, int final) {
  uint32_t literal_counts[LITERALS] = {0}, distance_counts[DISTANCES] = {0}, length_counts[19] = {0};
  uint8_t literal_lengths[LITERALS] = {0}, distance_lengths[DISTANCES] = {0}, length_lengths[19] = {0};
  uint16_t literal_codes[LITERALS] = {0}, distance_codes[DISTANCES] = {0}, length_codes[19] = {0};
  for (int i = 0; i < tokens; i++) {
    uint32_t token = d->tokens[i];
    if (token < 256) {
      literal_counts[token]++;
    } else {
      literal_counts[257 + d->length_symbol[token & 0x1ff]]++;
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
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  while (lengths > 4 && !length_lengths[order[lengths - 1]]) lengths--;

  put(w, (uint64_t)final | 2 << 1, 3);
  put(w, (uint64_t)(literals - 257), 5);
  put(w, (uint64_t)(distances - 1), 5);
  put(w, (uint64_t)(lengths - 4), 4);
  for (int i = 0; i < lengths; i++) put(w, length_lengths[order[i]], 3);
  for (int i = 0; i < packed; i++) {
    put(w, length_codes[symbols[i]], length_lengths[symbols[i]]);
    if (symbols[i] >= 16) put(w, extras[i], symbols[i] == 16 ? 2 : symbols[i] == 17 ? 3 : 7);
  }

  uint32_t match_codes[MAX_LENGTH + 1];  // code and extra bits of each length
  uint8_t match_bits[MAX_LENGTH + 1];
  for (int length = 3; length <= MAX_LENGTH; length++) {
    int symbol = d->length_symbol[length], bits = literal_lengths[257 + symbol];
    match_codes[length] = literal_codes[257 + symbol] | (uint32_t)(length - length_base[symbol]) << bits;
    match_bits[length] = (uint8_t)(bits + length_extra[symbol]);
  }
  for (int i = 0; i < tokens; i++) {
    uint32_t token = d->tokens[i];
    if (token < 256) {
      // As many literals at once as surely fit.
      uint64_t bits = literal_codes[token];
      int count = literal_lengths[token];
      while (count <= 56 - CODE_LIMIT && i + 1 < tokens && (token = d->tokens[i + 1]) < 256) {
        bits |= (uint64_t)literal_codes[token] << count;
        count += literal_lengths[token];
        i++;
      }
      put(w, bits, count);
      continue;
    }
    int length = token & 0x1ff, distance = (int)(token >> 9 & 0x7fff) + 1, symbol = distance_symbol(d, distance);
    uint64_t far = distance_codes[symbol] | (uint64_t)(distance - distance_base[symbol]) << distance_lengths[symbol];
    put(w, match_codes[length] | far << match_bits[length],
        match_bits[length] + distance_lengths[symbol] + distance_extra[symbol]);
  }
  put(w, literal_codes[256], literal_lengths[256]);
}

// --- Matching

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
  t->d->tokens[t->count++] = MATCH | (uint32_t)(distance - 1) << 9 | (uint32_t)length;
}
static inline void flush_if_full(Tokens *t) {
  if (t->count < BLOCK) return;
  write_block(t->d, &t->w, t->count, 0);
  t->count = 0;
}

// A repetition of the `distance` bytes before, cut into matches none of which is shorter than 3.
static inline void emit_repetition(Tokens *t, size_t distance, size_t length) {
  while (length > 0) {
    size_t part = length > MAX_LENGTH ? MAX_LENGTH : length;
    if (length > part && length - part < 3) part -= 3;
    emit(t, distance, part);
    length -= part;
  }
}

// In the order of what drawn rows are made of: a row above once more, perhaps shifted by a pixel (a slanting gradient);
// runs of one pixel; then one probe for two pixels seen before and one for a single pixel. Rows marked as noisy are only
// looked at for runs: what else is found there costs more than its bytes.
static inline __attribute__((always_inline)) size_t tokenize(
    QuickDeflate *d, const uint8_t *data, size_t length, size_t row, const size_t unit, const uint8_t *noisy,
    uint8_t *out) {
  Tokens t = {d, {0, 0, out}, 0};
  // Two pixels for the longer hash, one for the shorter; of indexed pixels eight and four.
  const size_t pair = unit == 1 ? 8 : 2 * unit, single = unit == 1 ? 4 : unit, step = unit == 1 ? 1 : unit;
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
        size_t copied = 0;
        if (row <= WINDOW && i >= row) {
          while (i < length) {
            size_t most = length - i > MAX_LENGTH ? MAX_LENGTH : length - i;
            size_t same = common_length(data + i, data + i - row, most);
            if (same < (copied ? 3 : 16)) break;
            emit(&t, row, same);
            i += same;
            copied += same;
            if (same < MAX_LENGTH) break;
            flush_if_full(&t);
          }
        }
        if (copied == 0) d->tokens[t.count++] = data[i++];  // the filter byte
      }
      while (i > row_end) row_end += row;
      size_t past = i < row_end ? (i - (row_end - row) - 1) % unit : 0;
      for (size_t k = past ? unit - past : 0; k > 0 && i < row_end; k--) d->tokens[t.count++] = data[i++];
      continue;
    }
    size_t in_row = row_end - i, behind = i - (row_end - row) - 1;
    uint32_t pixel = load4(data + i) & single_mask;
    uint64_t two = load8(data + i) & pair_mask;
    size_t most = length - i > MAX_LENGTH ? MAX_LENGTH : length - i;
    size_t run = 0;
    if (behind >= unit && (unit == 1 ? data[i] == data[i - 1] : pixel == (load4(data + i - unit) & single_mask))) {
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
        if (candidate == 0 || candidate > i || candidate > WINDOW || two != (load8(data + i - candidate) & pair_mask)) continue;
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
    int32_t seen = d->pairs[pair_hash];
    d->pairs[pair_hash] = (int32_t)i;
    if (seen >= 0 && i - (size_t)seen <= WINDOW) {
      size_t same = common_length(data + i, data + seen, most);
      if (same >= pair) {
        if (i + same < row_end) same -= same % unit;
        if (same >= LONG && i - (size_t)seen > unit) far = i - (size_t)seen;
        emit(&t, i - (size_t)seen, same);
        i += same;
        continue;
      }
    }
    uint32_t single_hash = pixel * 2654435761u >> (32 - SINGLE_BITS);
    seen = d->singles[single_hash];
    d->singles[single_hash] = (int32_t)i;
    if (seen >= 0 && in_row >= single && i - (size_t)seen <= SINGLE_REACH &&
        (load4(data + seen) & single_mask) == pixel) {
      emit(&t, i - (size_t)seen, single);
      i += single;
      continue;
    }
    for (size_t k = 0; k < step; k++) d->tokens[t.count++] = data[i++];
  }
  write_block(d, &t.w, t.count, 1);
  finish(&t.w);
  return (size_t)(t.w.at - out);
}

size_t quick_deflate(QuickDeflate *d, const uint8_t *data, size_t length, size_t row, int unit,
                     const uint8_t *noisy, uint8_t *out) {
  switch (unit) {
    case 1: return tokenize(d, data, length, row, 1, NULL, out);
    case 3: return tokenize(d, data, length, row, 3, noisy, out);
    default: return tokenize(d, data, length, row, 4, noisy, out);
  }
}
