#include "png_encoder.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "pixel_rows.h"
#include "quick_deflate.h"

enum {
    COLORS = 256,
    COLOR_SLOTS = 1024,  // of the hash table of colors; a power of two
    // Signature, IHDR, sRGB, pHYs, PLTE, tRNS, IEND and the frames of IDAT and zlib.
    OVERHEAD = 8 + 25 + 13 + 21 + 12 + 3 * COLORS + 12 + COLORS + 12 + 12 + 6,
};

typedef struct {
    uint8_t *bytes;
    size_t size;
} Buffer;

struct PNGWorkspace {
    Buffer filtered, rows, noisy, file;
    QuickDeflate *quick;
    struct libdeflate_compressor *compressor;
    int compressor_level;
    Straight colors[COLORS];
    int color_count;
    Straight slot_colors[COLOR_SLOTS];
    int16_t slots[COLOR_SLOTS];
};

PNGWorkspace *png_workspace_new(void) { return calloc(1, sizeof(PNGWorkspace)); }

void png_workspace_free(PNGWorkspace *e) {
    if (!e) return;
    free(e->filtered.bytes);
    free(e->rows.bytes);
    free(e->noisy.bytes);
    free(e->file.bytes);
    quick_deflate_free(e->quick);
    if (e->compressor) libdeflate_free_compressor(e->compressor);
    free(e);
}

static int reserve(Buffer *buffer, size_t size) {
    if (buffer->size >= size) return 1;
    free(buffer->bytes);
    buffer->bytes = malloc(size);
    buffer->size = buffer->bytes ? size : 0;
    return buffer->bytes != NULL;
}

// --- Colors

static int slot_of(PNGWorkspace *e, Straight color) {
    uint32_t slot = color * 2654435761u >> 22;
    while (e->slots[slot] >= 0 && e->slot_colors[slot] != color)
        slot = (slot + 1) & (COLOR_SLOTS - 1);
    return (int)slot;
}

// Adds a row's colors; 0 when there are more than an index can tell apart.
static int collect_colors(PNGWorkspace *e, const Straight *row, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (i > 0 && row[i] == row[i - 1]) continue;
        int slot = slot_of(e, row[i]);
        if (e->slots[slot] >= 0) continue;
        if (e->color_count == COLORS) return 0;
        e->slots[slot] = (int16_t)e->color_count;
        e->slot_colors[slot] = row[i];
        e->colors[e->color_count++] = row[i];
    }
    return 1;
}

static void to_indices(PNGWorkspace *e, const Straight *row, uint8_t *indices, size_t count) {
    uint8_t index = 0;
    for (size_t i = 0; i < count; i++) {
        if (i == 0 || row[i] != row[i - 1]) index = (uint8_t)e->slots[slot_of(e, row[i])];
        indices[i] = index;
    }
}

static const uint8_t *components(const Straight *color) { return (const uint8_t *)color; }

// --- Chunks

static void put_word(uint8_t *at, uint32_t value) {
    for (int i = 0; i < 4; i++) at[i] = (uint8_t)(value >> (24 - 8 * i));
}

// Frames `length` bytes that already stand at `at + 8`; answers the place after the chunk.
static uint8_t *frame(uint8_t *at, const char *name, size_t length) {
    put_word(at, (uint32_t)length);
    memcpy(at + 4, name, 4);
    put_word(at + 8 + length, libdeflate_crc32(0, at + 4, length + 4));
    return at + 12 + length;
}

static uint8_t *write_head(
    PNGWorkspace *e, uint8_t *at, uint32_t width, uint32_t height, int type, PNGSettings options) {
    memcpy(at, "\x89PNG\r\n\x1a\n", 8);
    at += 8;
    put_word(at + 8, width);
    put_word(at + 12, height);
    const uint8_t format[5] = {8, (uint8_t)type, 0, 0, 0};
    memcpy(at + 16, format, 5);
    at = frame(at, "IHDR", 13);
    at[8] = 0;  // perceptual intent
    at = frame(at, "sRGB", 1);
    if (options.pixels_per_metre) {
        put_word(at + 8, options.pixels_per_metre);
        put_word(at + 12, options.pixels_per_metre);
        at[16] = 1;  // the unit is the metre
        at = frame(at, "pHYs", 9);
    }
    if (type != 3) return at;
    size_t translucent = 0;
    for (int i = 0; i < e->color_count; i++) {
        memcpy(at + 8 + 3 * i, components(&e->colors[i]), 3);
        if (components(&e->colors[i])[3] != 255) translucent = (size_t)i + 1;
    }
    at = frame(at, "PLTE", 3 * (size_t)e->color_count);
    if (translucent == 0) return at;
    for (size_t i = 0; i < translucent; i++) at[8 + i] = components(&e->colors[i])[3];
    return frame(at, "tRNS", translucent);
}

// --- Pictures

// Fills `filtered` with all rows as they are compressed and answers their bytes: filter byte, then
// pixels.
static size_t filter_rows(
    PNGWorkspace *e, const uint32_t *pixels, size_t stride, size_t width, size_t height, int unit,
    int is_quick) {
    size_t padded = width + 16;
    Straight *current = (Straight *)(void *)e->rows.bytes, *above = current + padded;
    Straight *work[3] = {above + padded, above + 2 * padded, above + 3 * padded};
    memset(above, 0, width * 4);
    uint8_t *out = e->filtered.bytes;
    for (size_t y = 0; y < height; y++) {
        row_to_straight(pixels + y * stride, current, width);
        if (unit == 1) {
            *out++ = FILTER_NONE;
            to_indices(e, current, out, width);
        } else {
            const Straight *result;
            *out++ = (uint8_t)(is_quick ? row_filter : row_filter_noisy)(
                current, above, width, work, &result, e->noisy.bytes + y);
            if (unit == 4)
                memcpy(out, result, width * 4);
            else
                row_to_rgb(components(result), out, width);
        }
        out += width * (size_t)unit;
        Straight *other = above;
        above = current;
        current = other;
    }
    memset(out, 0, QUICK_DEFLATE_SLACK);
    return (size_t)(out - e->filtered.bytes);
}

// Bytes a pixel: 1 where an index suffices, 3 where all is opaque, 4 else.
static int unit_of(
    PNGWorkspace *e, const uint32_t *pixels, size_t stride, size_t width, size_t height) {
    Straight *row = (Straight *)(void *)e->rows.bytes;
    memset(e->slots, 0xff, sizeof e->slots);
    e->color_count = 0;
    size_t y = 0;
    for (; y < height; y++) {
        row_to_straight(pixels + y * stride, row, width);
        if (!collect_colors(e, row, width)) break;
    }
    if (y == height) return 1;
    for (y = 0; y < height; y++)
        if (!row_is_opaque(pixels + y * stride, width)) return 4;
    return 3;
}

PNGStatus png_encode(
    PNGWorkspace *e, const uint32_t *pixels, size_t stride, uint32_t width, uint32_t height,
    PNGSettings options, const uint8_t **file, size_t *length) {
    if (width == 0 || height == 0 || width > PNG_MAX_WIDTH || stride < width) return PNG_BAD_SIZE;
    if ((uint64_t)height * ((uint64_t)width * 4 + 1) > PNG_MAX_BYTES) return PNG_BAD_SIZE;
    if (!reserve(&e->rows, ((size_t)width + 16) * 4 * 5) || !reserve(&e->noisy, height))
        return PNG_NO_MEMORY;
    int unit = unit_of(e, pixels, stride, width, height), is_quick = options.level <= 0;
    size_t row = (size_t)width * (size_t)unit + 1, total = row * height;
    if (!reserve(&e->filtered, total + QUICK_DEFLATE_SLACK)) return PNG_NO_MEMORY;
    filter_rows(e, pixels, stride, width, height, unit, is_quick);

    size_t bound;
    if (is_quick) {
        if (!e->quick) e->quick = quick_deflate_new();
        if (!e->quick) return PNG_NO_MEMORY;
        bound = quick_deflate_bound(total);
    } else {
        int level = options.level > 12 ? 12 : options.level;
        if (e->compressor && e->compressor_level != level) {
            libdeflate_free_compressor(e->compressor);
            e->compressor = NULL;
        }
        if (!e->compressor) e->compressor = libdeflate_alloc_compressor(level);
        if (!e->compressor) return PNG_NO_MEMORY;
        e->compressor_level = level;
        bound = libdeflate_deflate_compress_bound(e->compressor, total);
    }
    if (!reserve(&e->file, bound + OVERHEAD)) return PNG_NO_MEMORY;

    uint8_t *chunk = write_head(
        e, e->file.bytes, width, height,
        unit == 1   ? 3
        : unit == 3 ? 2
                    : 6,
        options);
    uint8_t *data = chunk + 8;
    data[0] = 0x78;  // zlib: deflate, 32 KB window
    data[1] = 0x01;
    size_t compressed =
        is_quick
            ? quick_deflate(e->quick, e->filtered.bytes, total, row, unit, e->noisy.bytes, data + 2)
            : libdeflate_deflate_compress(e->compressor, e->filtered.bytes, total, data + 2, bound);
    if (compressed == 0) return PNG_NO_MEMORY;
    put_word(data + 2 + compressed, libdeflate_adler32(1, e->filtered.bytes, total));
    uint8_t *end = frame(chunk, "IDAT", compressed + 6);
    end = frame(end, "IEND", 0);
    *file = e->file.bytes;
    *length = (size_t)(end - e->file.bytes);
    return PNG_DONE;
}
