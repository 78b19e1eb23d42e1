#include <stdlib.h>

#include "variants.h"

// Adds (1) or takes away (-1) a row of marks from the columns' counts; answers how many it had.
ROW_VARIANTS static size_t count_row(
    const uint8_t *restrict marks, uint32_t *restrict columns, size_t width, int32_t sign) {
    uint32_t found = 0;
    for (size_t x = 0; x < width; x++) {
        uint32_t one = marks[x] == MARK_DIFFERENT;
        columns[x] += one * (uint32_t)sign;
        found += one;
    }
    return found;
}

PixelWindow densest_window(const uint8_t *marks, size_t width, size_t height, size_t side) {
    PixelWindow best = {0, 0, 0};
    if (width == 0 || height == 0 || side == 0) return best;
    size_t wide = side < width ? side : width, tall = side < height ? side : height;
    uint32_t *columns = calloc(width, sizeof *columns);
    if (!columns) return (PixelWindow){SIZE_MAX, 0, 0};
    size_t band = 0;  // different pixels in the rows at hand
    for (size_t bottom = 0; bottom < height; bottom++) {
        band += count_row(marks + bottom * width, columns, width, 1);
        if (bottom >= tall) band -= count_row(marks + (bottom - tall) * width, columns, width, -1);
        if (bottom + 1 < tall || band <= best.count) continue;
        size_t sum = 0;
        for (size_t x = 0; x < width; x++) {
            sum += columns[x];
            if (x >= wide) sum -= columns[x - wide];
            if (x + 1 >= wide && sum > best.count)
                best = (PixelWindow){sum, x + 1 - wide, bottom + 1 - tall};
        }
    }
    free(columns);
    return best;
}

void gather_tiles(
    const uint8_t *marks, size_t width, size_t height, size_t size, PixelTile *tiles) {
    size_t across = (width + size - 1) / size, down = (height + size - 1) / size;
    memset(tiles, 0, across * down * sizeof *tiles);
    for (size_t y = 0; y < height; y++) {
        const uint8_t *row = marks + y * width;
        for (size_t column = 0; column < across; column++) {
            size_t start = column * size;
            size_t end = start + size < width ? start + size : width;
            PixelTile *tile = tiles + y / size * across + column;
            for (size_t x = start; x < end; x++) {
                if (row[x] != MARK_DIFFERENT) continue;
                if (tile->count == 0)
                    *tile = (PixelTile){(uint32_t)x, (uint32_t)y, (uint32_t)x + 1, 0, 0};
                if (x < tile->left) tile->left = (uint32_t)x;
                if (x >= tile->right) tile->right = (uint32_t)x + 1;
                tile->bottom = (uint32_t)y + 1;
                tile->count++;
            }
        }
    }
}
