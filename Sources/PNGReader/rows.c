#include "rows.h"

#include <string.h>

#if defined(__x86_64__) && defined(__linux__)
#define ROW_VARIANTS __attribute__((target_clones("avx2", "default")))
#else
#define ROW_VARIANTS
#endif
#define ROW_INLINE static inline __attribute__((always_inline))

// --- Filters

ROW_VARIANTS static void add_above(
    uint8_t *restrict row, const uint8_t *restrict above, size_t bytes) {
    for (size_t i = 0; i < bytes; i++) row[i] = (uint8_t)(row[i] + above[i]);
}

// The components of one pixel at a time; what is behind it in the vector is not used.
typedef uint8_t Four __attribute__((vector_size(4)));
typedef int16_t Wide __attribute__((vector_size(8)));

ROW_INLINE Four load(const uint8_t *at) {
    Four v;
    memcpy(&v, at, 4);
    return v;
}

ROW_INLINE void add_left(uint8_t *row, size_t bytes, size_t unit) {
    Four left = {0};
    for (size_t i = 0; i + unit <= bytes; i += unit) {
        left += load(row + i);
        memcpy(row + i, &left, unit);
    }
}

ROW_INLINE void add_mean(uint8_t *row, const uint8_t *above, size_t bytes, size_t unit) {
    Four left = {0};
    for (size_t i = 0; i + unit <= bytes; i += unit) {
        Four up = load(above + i);
        // Rounded down: what both have, and half of what one has.
        left = load(row + i) + (left & up) + ((left ^ up) >> 1);
        memcpy(row + i, &left, unit);
    }
}

ROW_INLINE Wide magnitude(Wide v) {
    Wide sign = v >> 15;
    return (v ^ sign) - sign;
}

ROW_INLINE void add_paeth(uint8_t *row, const uint8_t *above, size_t bytes, size_t unit) {
    Wide left = {0}, corner = {0};
    for (size_t i = 0; i + unit <= bytes; i += unit) {
        Wide up = __builtin_convertvector(load(above + i), Wide);
        Wide by_left = up - corner, by_up = left - corner, by_corner = by_left + by_up;
        by_left = magnitude(by_left);
        by_up = magnitude(by_up);
        by_corner = magnitude(by_corner);
        Wide takes_left = (by_left <= by_up) & (by_left <= by_corner);
        Wide takes_up = ~takes_left & (by_up <= by_corner);
        Wide nearest = (left & takes_left) | (up & takes_up) | (corner & ~takes_left & ~takes_up);
        Four value = load(row + i) + __builtin_convertvector(nearest, Four);
        memcpy(row + i, &value, unit);
        left = __builtin_convertvector(value, Wide);
        corner = up;
    }
}

int unfilter_row(int filter, uint8_t *row, const uint8_t *above, size_t bytes, size_t unit) {
// A copy of the loop for each width of pixels, so that its moves are single ones.
#define FOR_UNIT(call_1, call_2, call_3, call_4) \
    switch (unit) {                              \
        case 1: call_1; break;                   \
        case 2: call_2; break;                   \
        case 3: call_3; break;                   \
        default: call_4; break;                  \
    }
    switch (filter) {
        case 0:
            return 1;
        case 1:
            FOR_UNIT(
                add_left(row, bytes, 1), add_left(row, bytes, 2), add_left(row, bytes, 3),
                add_left(row, bytes, 4))
            return 1;
        case 2:
            add_above(row, above, bytes);
            return 1;
        case 3:
            FOR_UNIT(
                add_mean(row, above, bytes, 1), add_mean(row, above, bytes, 2),
                add_mean(row, above, bytes, 3), add_mean(row, above, bytes, 4))
            return 1;
        case 4:
            FOR_UNIT(
                add_paeth(row, above, bytes, 1), add_paeth(row, above, bytes, 2),
                add_paeth(row, above, bytes, 3), add_paeth(row, above, bytes, 4))
            return 1;
        default:
            return 0;
    }
}

// --- Pixels

ROW_INLINE uint32_t scaled(uint32_t component, uint32_t alpha) {
    uint32_t product = component * alpha + 128;
    return (product + (product >> 8)) >> 8;
}

uint32_t premultiplied(uint32_t red, uint32_t green, uint32_t blue, uint32_t alpha) {
    return alpha << 24 | scaled(red, alpha) << 16 | scaled(green, alpha) << 8 | scaled(blue, alpha);
}

ROW_VARIANTS static void mixed_to_words(
    const uint8_t *restrict bytes, uint32_t *restrict words, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t a = bytes[i * 4 + 3];
        words[i] = a << 24 | scaled(bytes[i * 4], a) << 16 | scaled(bytes[i * 4 + 1], a) << 8 |
            scaled(bytes[i * 4 + 2], a);
    }
}

ROW_VARIANTS static int opaque_to_words(
    const uint8_t *restrict bytes, uint32_t *restrict words, size_t count) {
    uint32_t alpha = 255;
    for (size_t i = 0; i < count; i++) {
        alpha &= bytes[i * 4 + 3];
        words[i] = 0xff000000u | (uint32_t)bytes[i * 4] << 16 | (uint32_t)bytes[i * 4 + 1] << 8 |
            bytes[i * 4 + 2];
    }
    return alpha == 255;
}

void rgba_to_words(const uint8_t *bytes, uint32_t *words, size_t count) {
    enum { PART = 64 };  // corners leave most of a row opaque
    for (size_t start = 0; start < count; start += PART) {
        size_t n = count - start < PART ? count - start : PART;
        if (!opaque_to_words(bytes + start * 4, words + start, n))
            mixed_to_words(bytes + start * 4, words + start, n);
    }
}

typedef uint8_t Bytes __attribute__((vector_size(16)));

void rgb_to_words(const uint8_t *bytes, uint32_t *words, size_t count) {
    size_t i = 0;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    // Four pixels are twelve bytes, of sixteen that are there.
    for (; i + 6 <= count; i += 4) {
        Bytes v, opaque = (Bytes){0} + 255;
        memcpy(&v, bytes + i * 3, 16);
        v = __builtin_shufflevector(
            v, opaque, 2, 1, 0, 16, 5, 4, 3, 16, 8, 7, 6, 16, 11, 10, 9, 16);
        memcpy(words + i, &v, 16);
    }
#endif
    for (; i < count; i++)
        words[i] = 0xff000000u | (uint32_t)bytes[i * 3] << 16 | (uint32_t)bytes[i * 3 + 1] << 8 |
            bytes[i * 3 + 2];
}

void gray_alpha_to_words(const uint8_t *bytes, uint32_t *words, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t level = scaled(bytes[i * 2], bytes[i * 2 + 1]);
        words[i] = (uint32_t)bytes[i * 2 + 1] << 24 | level * 0x010101u;
    }
}

void gray_to_words(const uint8_t *bytes, uint32_t *words, size_t count) {
    for (size_t i = 0; i < count; i++) words[i] = 0xff000000u | bytes[i] * 0x010101u;
}
