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
