#include "lanes.h"

void span_fill(uint32_t *dst, size_t count, uint32_t color) {
    for (size_t i = 0; i < count; i++) dst[i] = color;
}

// Runs BODY for each four pixels at `i`, reading and writing `pixels`; the last one to three pixels
// pass through a block of four, with their mask and source beside them.
#define SPAN_LOOP(BODY, TAIL)               \
    size_t i = 0;                           \
    for (; i + 4 <= count; i += 4) {        \
        Bytes pixels = load_bytes(dst + i); \
        BODY;                               \
        store_bytes(dst + i, pixels);       \
    }                                       \
    if (i < count) {                        \
        size_t rest = count - i;            \
        uint32_t block[4] = {0};            \
        memcpy(block, dst + i, rest * 4);   \
        Bytes pixels = load_bytes(block);   \
        TAIL;                               \
        store_bytes(block, pixels);         \
        memcpy(dst + i, block, rest * 4);   \
    }
#define TAIL_MASK                \
    uint8_t mask_block[4] = {0}; \
    memcpy(mask_block, mask + i, rest)
#define TAIL_SOURCE              \
    uint32_t src_block[4] = {0}; \
    memcpy(src_block, src + i, rest * 4)

void span_over_color(uint32_t *dst, size_t count, uint32_t color) {
    if (color >> 24 == 255) {
        for (size_t i = 0; i < count; i++) dst[i] = color;
        return;
    }
    Bytes source = repeat_color(color);
    SPAN_LOOP(pixels = over(source, pixels), pixels = over(source, pixels))
}

void span_over_color_mask(uint32_t *dst, const uint8_t *mask, size_t count, uint32_t color) {
    Bytes source = repeat_color(color);
    size_t i = 0;
    for (; i + 4 <= count; i += 4) {
        uint32_t four;
        memcpy(&four, mask + i, 4);
        if (four == 0) continue;  // most of a glyph's box
        store_bytes(dst + i, over(scale(source, load_mask(mask + i)), load_bytes(dst + i)));
    }
    if (i < count) {
        size_t rest = count - i;
        uint32_t block[4] = {0};
        memcpy(block, dst + i, rest * 4);
        TAIL_MASK;
        store_bytes(block, over(scale(source, load_mask(mask_block)), load_bytes(block)));
        memcpy(dst + i, block, rest * 4);
    }
}

void span_over(uint32_t *dst, const uint32_t *src, size_t count) {
    SPAN_LOOP(pixels = over(load_bytes(src + i), pixels), TAIL_SOURCE;
              pixels = over(load_bytes(src_block), pixels))
}

void span_over_alpha(uint32_t *dst, const uint32_t *src, size_t count, uint8_t alpha) {
    Lanes coverage = repeat(alpha);
    SPAN_LOOP(pixels = over(scale(load_bytes(src + i), coverage), pixels), TAIL_SOURCE;
              pixels = over(scale(load_bytes(src_block), coverage), pixels))
}

void span_over_mask(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t count) {
    SPAN_LOOP(pixels = over(scale(load_bytes(src + i), load_mask(mask + i)), pixels), TAIL_SOURCE;
              TAIL_MASK; pixels = over(scale(load_bytes(src_block), load_mask(mask_block)), pixels))
}

void span_scale(uint32_t *dst, size_t count, uint8_t alpha) {
    Lanes coverage = repeat(alpha);
    SPAN_LOOP(pixels = scale(pixels, coverage), pixels = scale(pixels, coverage))
}

void span_scale_mask(uint32_t *dst, const uint8_t *mask, size_t count) {
    SPAN_LOOP(pixels = scale(pixels, load_mask(mask + i)), TAIL_MASK;
              pixels = scale(pixels, load_mask(mask_block)))
}

// Both products are rounded once, as one sum, so that equal colors stay what they are.
SPAN_INLINE Bytes restore(Bytes drawn, Bytes below, Lanes coverage) {
    return narrow(
        over255(plus(times(widen(drawn), coverage), times(widen(below), rest_of_255(coverage)))));
}

void span_restore_mask(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t count) {
    SPAN_LOOP(pixels = restore(pixels, load_bytes(src + i), load_mask(mask + i)), TAIL_SOURCE;
              TAIL_MASK; pixels = restore(pixels, load_bytes(src_block), load_mask(mask_block)))
}

SPAN_VARIANTS void span_mask_of_alpha(uint8_t *mask, const uint32_t *src, size_t count) {
    for (size_t i = 0; i < count; i++) mask[i] = (uint8_t)(src[i] >> 24);
}

SPAN_VARIANTS void span_mask_union(uint8_t *mask, const uint8_t *other, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t product = (uint32_t)mask[i] * (255 - other[i]) + 128;
        mask[i] = (uint8_t)(other[i] + ((product + (product >> 8)) >> 8));
    }
}

size_t span_first_visible(const uint32_t *pixels, size_t count) {
    size_t i = 0;
    while (i < count && pixels[i] == 0) i++;
    return i;
}

size_t span_last_visible(const uint32_t *pixels, size_t count) {
    size_t i = count;
    while (i > 1 && pixels[i - 1] == 0) i--;
    return i > 0 ? i - 1 : 0;
}
