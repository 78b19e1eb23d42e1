// Loops over rows of pixels, the inner side of the rasterizer.
//
// A pixel is a premultiplied ARGB word in native byte order (blue lowest); a mask is one byte of
// coverage a pixel. Products are divided by 255 with correct rounding, so that 255 changes nothing.
// Loops are written in portable vectors or so that the compiler vectorises them; on x86 some have
// an AVX2 variant, chosen when the program is loaded. Every variant gives the same bytes.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Compositing, `dst` below.
void span_fill(uint32_t *dst, size_t count, uint32_t color);
void span_over_color(uint32_t *dst, size_t count, uint32_t color);
void span_over_color_mask(uint32_t *dst, const uint8_t *mask, size_t count, uint32_t color);
void span_over(uint32_t *dst, const uint32_t *src, size_t count);
void span_over_alpha(uint32_t *dst, const uint32_t *src, size_t count, uint8_t alpha);
void span_over_mask(uint32_t *dst, const uint32_t *src, const uint8_t *mask, size_t count);

// Multiplies pixels by coverage.
void span_scale(uint32_t *dst, size_t count, uint8_t alpha);
void span_scale_mask(uint32_t *dst, const uint8_t *mask, size_t count);
// Keeps `dst` where the mask is full and returns to `below` where it is empty.
void span_restore_mask(uint32_t *dst, const uint32_t *below, const uint8_t *mask, size_t count);

// Index of the first and of the last pixel that is not clear; `count` and 0 where all are.
size_t span_first_visible(const uint32_t *pixels, size_t count);
size_t span_last_visible(const uint32_t *pixels, size_t count);

// Masks.
void span_mask_of_alpha(uint8_t *mask, const uint32_t *src, size_t count);
void span_mask_union(uint8_t *mask, const uint8_t *other, size_t count);

// Gradients. A ramp holds `entries` colors, each as four 8.8 fixed-point components in the order
// blue, green, red, alpha. Rounding to pixels adds one of four thresholds before the fraction is
// cut, so that the mean over four neighbors is exact to 1/8 of a level; a color that is exact in
// eight bits stays exact.
enum { SPAN_THRESHOLDS = 4 };
// The ramp under each threshold in turn: SPAN_THRESHOLDS * entries pixels.
void ramp_dither(const uint16_t *ramp, size_t entries, uint32_t *table);
// Colors to pixels, thresholds running along, or the one for row `y`.
void span_dither(uint32_t *dst, const uint16_t *colors, size_t count, size_t x);
void span_dither_row(uint32_t *dst, const uint16_t *colors, size_t count, size_t y);
// Every pixel's color from one threshold's part of the table. Positions are in entries and clamped
// to the ramp.
void span_linear(
    uint32_t *dst, size_t count, const uint32_t *table, size_t entries, double position,
    double step);
// Position = length of (u, v) * scale + bias; (u, v) moves by (du, dv) a pixel.
void span_radial(
    uint32_t *dst, size_t count, const uint32_t *table, size_t entries, float u, float v, float du,
    float dv, float scale, float bias);
// Turns clockwise from `start` (in turns) through `sweep` turns, negative for counter-clockwise.
// What a sweep of less than a turn leaves open takes the nearer end's color.
void span_angular(
    uint32_t *dst, size_t count, const uint32_t *table, size_t entries, float u, float v, float du,
    float dv, float start, float sweep);

// Blur by an extended box: 2 * radius + 1 whole samples of weight `inner`, and one at each end of
// weight `outer`, both in 1/65536. Rows outside are given as any readable row (zeros, or the edge
// repeated).
typedef struct {
    size_t radius;
    uint32_t inner, outer;
} SpanBox;
// One row of `count` samples; `src` has `radius + 1` readable samples before and after it.
void span_box_bytes(uint8_t *dst, const uint8_t *src, size_t count, SpanBox box);
void span_box_pixels(uint32_t *dst, const uint32_t *src, size_t count, SpanBox box);
// One row of a vertical pass. `sums` holds for each byte the sum of the rows y - radius ... y +
// radius; `before` and `after` are the rows one beyond. Writes `dst` and moves `sums` down by a
// row; `first` is y - radius.
void span_box_rows(
    uint8_t *dst, uint32_t *sums, const uint8_t *before, const uint8_t *first, const uint8_t *after,
    size_t count, SpanBox box);
void span_add_row(uint32_t *sums, const uint8_t *src, size_t count);

// Half the resolution and back, `channels` bytes a sample. Halving takes the mean of two rows of
// `count` samples, of which an odd last one is paired with itself or with nothing. Doubling writes
// `count` samples between `near`, the row in which they lie, and `far`, the one next to it on their
// side.
void span_halve(
    uint8_t *dst, const uint8_t *upper, const uint8_t *lower, size_t count, size_t channels,
    int repeats_edge);
void span_double(
    uint8_t *dst, const uint8_t *near, const uint8_t *far, size_t count, size_t channels);

// Blending by the formulas of the W3C's compositing specification, `dst` below.
typedef enum {
    SPAN_MULTIPLY,
    SPAN_SCREEN,
    SPAN_OVERLAY,
    SPAN_DARKEN,
    SPAN_LIGHTEN,
    SPAN_COLOR_DODGE,
    SPAN_COLOR_BURN,
    SPAN_SOFT_LIGHT,
    SPAN_HARD_LIGHT,
    SPAN_DIFFERENCE,
    SPAN_EXCLUSION,
    SPAN_HUE,
    SPAN_SATURATION,
    SPAN_COLOR,
    SPAN_LUMINOSITY,
    SPAN_SOURCE_ATOP,
    SPAN_DESTINATION_OVER,
    SPAN_DESTINATION_OUT,
    SPAN_PLUS_DARKER,
    SPAN_PLUS_LIGHTER,
} SpanBlend;
void span_blend(uint32_t *dst, const uint32_t *src, size_t count, SpanBlend mode);

// Filters on straight, encoded components: a 4 x 5 matrix (rows r, g, b, a; columns r, g, b, a, 1),
// and alpha from luminance (Rec. 709 weights), which leaves black.
void span_color_matrix(uint32_t *pixels, size_t count, const float matrix[20]);
void span_luminance_to_alpha(uint32_t *pixels, size_t count);
// Divides colors by alpha and makes the pixels opaque; clear ones stay clear.
void span_make_opaque(uint32_t *pixels, size_t count);
