#include "variants.h"

size_t first_different_row(PixelPair pair, size_t from) {
    for (size_t y = from; y < pair.height; y++) {
        const uint32_t *left = pair.left + y * pair.left_stride;
        const uint32_t *right = pair.right + y * pair.right_stride;
        if (memcmp(left, right, pair.width * 4) != 0) return y;
    }
    return pair.height;
}

// How many pixels are looked at together once some of them differ.
enum { PART = 64 };

// Places of pixels that differ and are not ignored; answers how many.
ROW_VARIANTS static size_t find_different(
    const uint32_t *left, const uint32_t *right, const uint8_t *marks, size_t count,
    uint8_t *places) {
    size_t found = 0;
    for (size_t i = 0; i < count; i++) {
        places[found] = (uint8_t)i;
        found += left[i] != right[i] && marks[i] != MARK_IGNORED;
    }
    return found;
}

static int is_smoothed(PixelPair pair, size_t x, size_t y) {
    PixelPair turned = {pair.right,        pair.left,  pair.right_stride,
                        pair.left_stride, pair.width, pair.height};
    return is_on_smoothed_edge(pair, x, y) || is_on_smoothed_edge(turned, x, y);
}

void compare_row(
    PixelPair pair, PixelTolerance tolerance, size_t y, uint8_t *marks, PixelCounts *counts) {
    const uint32_t *left = pair.left + y * pair.left_stride;
    const uint32_t *right = pair.right + y * pair.right_stride;
    for (size_t start = 0; start < pair.width; start += PART) {
        size_t count = pair.width - start < PART ? pair.width - start : PART;
        if (memcmp(left + start, right + start, count * 4) == 0) continue;
        uint8_t places[PART + 1], levels[PART];
        uint32_t left_pixels[PART], right_pixels[PART];
        float distances[PART];
        size_t found = find_different(left + start, right + start, marks + start, count, places);
        for (size_t i = 0; i < found; i++) {
            left_pixels[i] = left[start + places[i]];
            right_pixels[i] = right[start + places[i]];
        }
        level_differences(left_pixels, right_pixels, levels, found);
        color_distances(left_pixels, right_pixels, distances, found);
        for (size_t i = 0; i < found; i++) {
            size_t x = start + places[i];
            if (levels[i] > counts->largest_level) counts->largest_level = levels[i];
            if (distances[i] > counts->largest_distance) counts->largest_distance = distances[i];
            if (levels[i] <= tolerance.levels || distances[i] <= tolerance.distance) {
                marks[x] = MARK_TOLERATED, counts->tolerated++;
            } else if (tolerance.detects_smoothing && is_smoothed(pair, x, y)) {
                marks[x] = MARK_SMOOTHED, counts->smoothed++;
            } else {
                marks[x] = MARK_DIFFERENT, counts->different++;
            }
        }
    }
}
