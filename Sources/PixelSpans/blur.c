#include "lanes.h"

SPAN_INLINE uint32_t boxed(uint32_t sum, uint32_t ends, SpanBox box) {
    uint32_t value = (sum * box.inner + ends * box.outer + 32768) >> 16;
    return value > 255 ? 255 : value;
}

void span_box_bytes(uint8_t *dst, const uint8_t *src, size_t count, SpanBox box) {
    const uint8_t *before = src - box.radius - 1, *first = src - box.radius,
                  *after = src + box.radius + 1;
    uint32_t sum = 0;
    for (const uint8_t *p = first; p < after; p++) sum += *p;
    for (size_t i = 0; i < count; i++) {
        dst[i] = (uint8_t)boxed(sum, (uint32_t)before[i] + after[i], box);
        sum += (uint32_t)after[i] - first[i];
    }
}

SPAN_INLINE Words spread(uint32_t pixel) {
    return (Words){pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24};
}

void span_box_pixels(uint32_t *dst, const uint32_t *src, size_t count, SpanBox box) {
    const uint32_t *before = src - box.radius - 1, *first = src - box.radius,
                   *after = src + box.radius + 1;
    Words sum = {0};
    for (const uint32_t *p = first; p < after; p++) sum += spread(*p);
    for (size_t i = 0; i < count; i++) {
        Words next = spread(after[i]);
        Words value = (sum * box.inner + (spread(before[i]) + next) * box.outer + 32768) >> 16;
        dst[i] = value[0] | value[1] << 8 | value[2] << 16 | value[3] << 24;
        sum += next - spread(first[i]);
    }
}

SPAN_VARIANTS void span_box_rows(
    uint8_t *dst, uint32_t *sums, const uint8_t *before, const uint8_t *first, const uint8_t *after,
    size_t count, SpanBox box) {
    for (size_t i = 0; i < count; i++) {
        dst[i] = (uint8_t)boxed(sums[i], (uint32_t)before[i] + after[i], box);
        sums[i] += (uint32_t)after[i] - first[i];
    }
}

SPAN_VARIANTS void span_add_row(uint32_t *sums, const uint8_t *src, size_t count) {
    for (size_t i = 0; i < count; i++) sums[i] += src[i];
}

SPAN_INLINE void halve(
    uint8_t *dst, const uint8_t *upper, const uint8_t *lower, size_t count, const size_t channels,
    int repeats_edge) {
    for (size_t x = 0; x < count / 2; x++) {
        const uint8_t *a = upper + 2 * x * channels, *b = lower + 2 * x * channels;
        for (size_t c = 0; c < channels; c++)
            dst[x * channels + c] =
                (uint8_t)((a[c] + a[c + channels] + b[c] + b[c + channels] + 2) >> 2);
    }
    if (count % 2 == 0) return;
    size_t last = count - 1;
    for (size_t c = 0; c < channels; c++) {
        uint32_t sum = (uint32_t)upper[last * channels + c] + lower[last * channels + c];
        dst[last / 2 * channels + c] = (uint8_t)(((repeats_edge ? 2 * sum : sum) + 2) >> 2);
    }
}

void span_halve(
    uint8_t *dst, const uint8_t *upper, const uint8_t *lower, size_t count, size_t channels,
    int repeats_edge) {
    if (channels == 1)
        halve(dst, upper, lower, count, 1, repeats_edge);
    else
        halve(dst, upper, lower, count, 4, repeats_edge);
}

// The centers of two samples lie 1/4 before and after that of their mean: 3/4 of the one in which
// they lie, 1/4 of the next, on both axes.
SPAN_INLINE void twice(
    uint8_t *dst, const uint8_t *near, const uint8_t *far, size_t count, const size_t channels) {
    size_t half = (count + 1) / 2;
    for (size_t x = 0; x < count; x++) {
        size_t at = x / 2, next = x % 2 ? at + 1 : at - (at > 0);
        if (next >= half) next = half - 1;
        for (size_t c = 0; c < channels; c++) {
            uint32_t upper = 3u * near[at * channels + c] + near[next * channels + c];
            uint32_t lower = 3u * far[at * channels + c] + far[next * channels + c];
            dst[x * channels + c] = (uint8_t)((3 * upper + lower + 8) >> 4);
        }
    }
}

void span_double(
    uint8_t *dst, const uint8_t *near, const uint8_t *far, size_t count, size_t channels) {
    if (channels == 1)
        twice(dst, near, far, count, 1);
    else
        twice(dst, near, far, count, 4);
}
