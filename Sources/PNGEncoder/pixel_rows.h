// Rows on their way from premultiplied pixels to filtered bytes.
#pragma once
#include <stddef.h>
#include <stdint.h>

// A word with the bytes red, green, blue, alpha in memory order, straight: what a PNG holds.
typedef uint32_t Straight;

// Whether all pixels are opaque.
int row_is_opaque(const uint32_t *pixels, size_t count);
// Straight components, rounded; clear pixels become zero.
void row_to_straight(const uint32_t *pixels, Straight *straight, size_t count);
// Drops alpha. Writes up to four bytes past the last pixel.
void row_to_rgb(const uint8_t *rgba, uint8_t *rgb, size_t count);

typedef enum { FILTER_NONE, FILTER_SUB, FILTER_UP, FILTER_AVERAGE, FILTER_PAETH } RowFilter;

// Chooses the filter under which a drawn row has fewest changes from pixel to pixel, and for a
// noisy row the one with the smallest sum of differences; `*noisy` tells which it was. `above` is
// the row before (zeros for the first). The filtered row is `*result`: either `row` itself or one
// of the three buffers of `count` pixels in `work`.
RowFilter row_filter(
    const Straight *row, const Straight *above, size_t count, Straight *work[3],
    const Straight **result, uint8_t *noisy);
// The same, but a drawn row is never filtered.
RowFilter row_filter_noisy(
    const Straight *row, const Straight *above, size_t count, Straight *work[3],
    const Straight **result, uint8_t *noisy);
