#include "pixel_rows.h"

#include <string.h>

#if defined(__x86_64__) && defined(__linux__)
#define ROW_VARIANTS __attribute__((target_clones("avx2", "default")))
#else
#define ROW_VARIANTS
#endif

ROW_VARIANTS int row_is_opaque(const uint32_t *pixels, size_t count) {
    uint32_t all = 0xff000000u;
    for (size_t i = 0; i < count; i++) all &= pixels[i];
    return all == 0xff000000u;
}

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define STRAIGHT(r, g, b, a) ((r) | (g) << 8 | (b) << 16 | (a) << 24)
#else
#define STRAIGHT(r, g, b, a) ((r) << 24 | (g) << 16 | (b) << 8 | (a))
#endif

ROW_VARIANTS static void opaque_to_straight(
    const uint32_t *restrict pixels, Straight *restrict straight, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t p = pixels[i];
        straight[i] = STRAIGHT(p >> 16 & 255, p >> 8 & 255, p & 255, 255u);
    }
}

// Sums up to 255 * 255 + 127 are exact as floats, and a quotient is never so close below a whole
// number that division rounds up to it: truncation gives the rounded integer quotient.
ROW_VARIANTS static void mixed_to_straight(
    const uint32_t *restrict pixels, Straight *restrict straight, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t p = pixels[i], a = p >> 24;
        float divisor = (float)(int32_t)(a ? a : 1), half = (float)(int32_t)(a >> 1);
        uint32_t r =
            (uint32_t)(int32_t)(((float)(int32_t)((p >> 16 & 255) * 255) + half) / divisor);
        uint32_t g = (uint32_t)(int32_t)(((float)(int32_t)((p >> 8 & 255) * 255) + half) / divisor);
        uint32_t b = (uint32_t)(int32_t)(((float)(int32_t)((p & 255) * 255) + half) / divisor);
        // A component above its alpha is no premultiplied color; it must not spill over.
        r = r > 255 ? 255 : r, g = g > 255 ? 255 : g, b = b > 255 ? 255 : b;
        straight[i] = a ? STRAIGHT(r, g, b, a) : 0;
    }
}

void row_to_straight(const uint32_t *pixels, Straight *straight, size_t count) {
    enum { PART = 64 };  // corners leave most of a row opaque
    for (size_t start = 0; start < count; start += PART) {
        size_t n = count - start < PART ? count - start : PART;
        if (row_is_opaque(pixels + start, n))
            opaque_to_straight(pixels + start, straight + start, n);
        else
            mixed_to_straight(pixels + start, straight + start, n);
    }
}

typedef uint8_t Bytes __attribute__((vector_size(16)));

ROW_VARIANTS void row_to_rgb(const uint8_t *rgba, uint8_t *rgb, size_t count) {
    size_t i = 0;
    for (; i + 4 <= count; i += 4) {
        Bytes v;
        memcpy(&v, rgba + i * 4, 16);
        v = __builtin_shufflevector(v, v, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 12, 12, 12, 12);
        memcpy(rgb + i * 3, &v, 16);
    }
    for (; i < count; i++) {
        rgb[i * 3] = rgba[i * 4];
        rgb[i * 3 + 1] = rgba[i * 4 + 1];
        rgb[i * 3 + 2] = rgba[i * 4 + 2];
    }
}

ROW_VARIANTS static size_t changes(const Straight *row, size_t count) {
    uint32_t changed = 0;
    for (size_t i = 1; i < count; i++) changed += row[i] != row[i - 1];
    return changed;
}

ROW_VARIANTS static void filter_up(
    const uint8_t *restrict row, const uint8_t *restrict above, uint8_t *restrict out,
    size_t bytes) {
    for (size_t i = 0; i < bytes; i++) out[i] = (uint8_t)(row[i] - above[i]);
}

ROW_VARIANTS static void filter_sub(
    const uint8_t *restrict row, uint8_t *restrict out, size_t bytes) {
    memcpy(out, row, 4);
    for (size_t i = 4; i < bytes; i++) out[i] = (uint8_t)(row[i] - row[i - 4]);
}

ROW_VARIANTS static void filter_paeth(
    const uint8_t *restrict row, const uint8_t *restrict above, uint8_t *restrict out,
    size_t bytes) {
    for (size_t i = 0; i < 4; i++) out[i] = (uint8_t)(row[i] - above[i]);
    for (size_t i = 4; i < bytes; i++) {
        int16_t left = row[i - 4], up = above[i], corner = above[i - 4];
        int16_t by_left = (int16_t)(up - corner), by_up = (int16_t)(left - corner),
                by_corner = (int16_t)(by_left + by_up);
        by_left = by_left < 0 ? -by_left : by_left;
        by_up = by_up < 0 ? -by_up : by_up;
        by_corner = by_corner < 0 ? -by_corner : by_corner;
        int16_t nearest = by_left <= by_up && by_left <= by_corner ? left
                          : by_up <= by_corner                     ? up
                                                                   : corner;
        out[i] = (uint8_t)(row[i] - nearest);
    }
}

ROW_VARIANTS static uint64_t sum_of_differences(const uint8_t *bytes, size_t count) {
    uint32_t sum = 0;  // rows are narrower than 2^24 bytes
    for (size_t i = 0; i < count; i++) {
        int8_t v = (int8_t)bytes[i];
        sum += (uint32_t)(v < 0 ? -v : v);
    }
    return sum;
}

// The filter with the smallest sum of differences, where that sum is a photograph's. A dithered
// gradient changes at every pixel too, but by a level or two: its rows are alike, and stay so only
// if all are filtered alike. How many components differ by more than dithering and a gradient's own
// slope make them.
ROW_VARIANTS static size_t count_large(const uint8_t *bytes, size_t count) {
    uint32_t large = 0;
    for (size_t i = 0; i < count; i++) large += (uint8_t)(bytes[i] + 2) > 4;
    return large;
}

static RowFilter smallest(
    const Straight *row, const Straight *above, size_t count, Straight *work[3],
    const Straight **result, uint8_t *noisy) {
    size_t bytes = count * 4;
    filter_sub((const uint8_t *)row, (uint8_t *)work[0], bytes);
    filter_up((const uint8_t *)row, (const uint8_t *)above, (uint8_t *)work[1], bytes);
    filter_paeth((const uint8_t *)row, (const uint8_t *)above, (uint8_t *)work[2], bytes);
    const Straight *candidates[4] = {row, work[0], work[1], work[2]};
    static const RowFilter filters[4] = {FILTER_NONE, FILTER_SUB, FILTER_UP, FILTER_PAETH};
    int best = 0;
    uint64_t least = UINT64_MAX;
    for (int i = 0; i < 4; i++) {
        uint64_t sum = sum_of_differences((const uint8_t *)candidates[i], bytes);
        if (sum < least) least = sum, best = i;
    }
    *noisy = count_large((const uint8_t *)candidates[best], bytes) > count / 2;
    if (!*noisy) best = 1;
    *result = candidates[best];
    return filters[best];
}

RowFilter row_filter(
    const Straight *row, const Straight *above, size_t count, Straight *work[3],
    const Straight **result, uint8_t *noisy) {
    size_t bytes = count * 4, plain = changes(row, count), best = plain;
    RowFilter filter = FILTER_NONE;
    *result = row;
    *noisy = 0;
    if (plain <= count >> 6) return FILTER_NONE;
    filter_up((const uint8_t *)row, (const uint8_t *)above, (uint8_t *)work[1], bytes);
    size_t up = changes(work[1], count);
    if (plain >= up + (count >> 6)) filter = FILTER_UP, best = up, *result = work[1];
    if (best <= count / 8) return filter;
    filter_sub((const uint8_t *)row, (uint8_t *)work[0], bytes);
    size_t sub = changes(work[0], count);
    if (sub < best - best / 8) filter = FILTER_SUB, best = sub, *result = work[0];
    if (best <= count / 2) return filter;
    return smallest(row, above, count, work, result, noisy);
}

RowFilter row_filter_noisy(
    const Straight *row, const Straight *above, size_t count, Straight *work[3],
    const Straight **result, uint8_t *noisy) {
    *result = row;
    *noisy = 0;
    if (changes(row, count) <= count / 2) return FILTER_NONE;
    return smallest(row, above, count, work, result, noisy);
}
