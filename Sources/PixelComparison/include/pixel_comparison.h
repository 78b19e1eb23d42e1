// Compares rows of pixels: the inner side of comparing pictures.
//
// A pixel is a premultiplied ARGB word in native byte order. Loops are written in portable vectors
// or so that the compiler vectorises them; on x86 some have an AVX2 variant, chosen when the
// program is loaded. Every variant gives the same bits: nothing is fused, nothing reordered.
#pragma once
#include <stddef.h>
#include <stdint.h>

// What became of a pixel.
enum {
    MARK_SAME,
    // Differs, but by no more than is tolerated.
    MARK_TOLERATED,
    // Differs where one of the pictures smooths an edge.
    MARK_SMOOTHED,
    MARK_DIFFERENT,
    // Not looked at. Set by the caller before.
    MARK_IGNORED,
};

typedef struct {
    const uint32_t *left, *right;
    // Pixels from row to row.
    size_t left_stride, right_stride;
    // What is compared: the part that both pictures have.
    size_t width, height;
} PixelPair;

typedef struct {
    // A pixel is tolerated if no component differs by more than this, ...
    uint8_t levels;
    // ... or if its color does not by more than this.
    float distance;
    // Whether pixels on smoothed edges are told apart from different ones.
    uint8_t detects_smoothing;
} PixelTolerance;

typedef struct {
    size_t tolerated, smoothed, different;
    // The largest of all pixels that are not the same; smoothed ones too.
    uint8_t largest_level;
    float largest_distance;
} PixelCounts;

// Index of the first row in which the pictures differ; `height` where they do not.
size_t first_different_row(PixelPair pair, size_t from);

// Compares one row: writes the marks of pixels that differ, leaves the others as they are (so they
// are MARK_SAME or MARK_IGNORED before), and adds to `counts`.
void compare_row(
    PixelPair pair, PixelTolerance tolerance, size_t y, uint8_t *marks, PixelCounts *counts);

// How far two colors are apart, for each pair of pixels: |ΔLr| + √(Δa² + Δb²) in OKLab with the
// lightness Lr that makes up for the dark end, so that black and white are 1 apart. Of what is
// translucent, the larger of the distances over black and over white.
void color_distances(const uint32_t *left, const uint32_t *right, float *distances, size_t count);
// The largest difference of a component, for each pair of pixels.
void level_differences(const uint32_t *left, const uint32_t *right, uint8_t *levels, size_t count);
// Whether the pixel lies on a smoothed edge of `left`, as far as both pictures tell.
int is_on_smoothed_edge(PixelPair pair, size_t x, size_t y);

typedef struct {
    size_t count, x, y;
} PixelWindow;
// The square of `side` pixels with the most different ones; the first of several. The square is cut
// to the picture where that is smaller. A count of SIZE_MAX: no memory.
PixelWindow densest_window(const uint8_t *marks, size_t width, size_t height, size_t side);

typedef struct {
    // Edges of what differs; nothing does where `count` is 0.
    uint32_t left, top, right, bottom, count;
} PixelTile;
// Different pixels by tiles of `size` × `size` pixels, row by row; tiles at the far edges are cut.
void gather_tiles(
    const uint8_t *marks, size_t width, size_t height, size_t size, PixelTile *tiles);

// One row of a picture that shows a difference: the reference faded to gray, and what differs in
// strong colors. `reference` has `reference_count` pixels, beyond which there is nothing to fade.
void paint_marks(
    uint32_t *dst, const uint32_t *reference, size_t reference_count, const uint8_t *marks,
    size_t count, size_t y);
