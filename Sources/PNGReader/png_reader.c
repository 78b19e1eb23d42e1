#include "png_reader.h"

#include <libdeflate.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>

#include "rows.h"

enum {
    GRAY = 0,
    RGB = 2,
    INDEXED = 3,
    GRAY_ALPHA = 4,
    RGBA = 6,
    COLORS = 256,
    SLACK = 16,  // rows are read a vector at a time
};

typedef struct {
    uint8_t *bytes;
    size_t size;
} Buffer;

struct PNGReader {
    Buffer packed, rows;
    struct libdeflate_decompressor *decompressor;
    char message[64];  // as long as libpng's
};

PNGReader *png_reader_new(void) { return calloc(1, sizeof(PNGReader)); }

void png_reader_free(PNGReader *reader) {
    if (!reader) return;
    free(reader->packed.bytes);
    free(reader->rows.bytes);
    if (reader->decompressor) libdeflate_free_decompressor(reader->decompressor);
    free(reader);
}

static int reserve(Buffer *buffer, size_t size) {
    if (buffer->size >= size) return 1;
    free(buffer->bytes);
    buffer->bytes = malloc(size);
    buffer->size = buffer->bytes ? size : 0;
    return buffer->bytes != NULL;
}

static uint32_t word(const uint8_t *at) {
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

// What is known of a file before its pixels are read.
typedef struct {
    uint32_t width, height;
    int type;
    size_t unit;
    const uint8_t *palette, *alphas, *data;
    size_t colors, alpha_count;
    size_t data_length;   // of all IDAT chunks
    const uint8_t *next;  // the chunk after the first IDAT, where there are several
} Structure;

static size_t unit_of(int type) {
    switch (type) {
        case GRAY:
        case INDEXED:
            return 1;
        case GRAY_ALPHA:
            return 2;
        case RGB:
            return 3;
        case RGBA:
            return 4;
        default:
            return 0;
    }
}

// False for files in another form and for those with something wrong, for libpng to judge.
static int scan(const uint8_t *file, size_t length, Structure *s) {
    memset(s, 0, sizeof *s);
    if (length < 8 + 25 || memcmp(file, "\x89PNG\r\n\x1a\n", 8) != 0) return 0;
    int has_srgb = 0, has_gamma = 0, ended = 0, parts = 0;
    for (const uint8_t *at = file + 8, *end = file + length; !ended;) {
        if (end - at < 12) return 0;
        size_t size = word(at);
        const uint8_t *name = at + 4, *body = at + 8;
        if (size > (size_t)(end - body) - 4) return 0;
        int is_critical = !(name[0] & 32);
        if (is_critical && libdeflate_crc32(0, name, size + 4) != word(body + size))
            return 0;
        if (memcmp(name, "IHDR", 4) == 0) {
            if (size != 13 || at != file + 8) return 0;
            s->width = word(body);
            s->height = word(body + 4);
            s->type = body[9];
            s->unit = unit_of(s->type);
            if (body[8] != 8 || body[10] || body[11] || body[12] || !s->unit) return 0;
        } else if (memcmp(name, "PLTE", 4) == 0) {
            s->palette = body;
            s->colors = size / 3;
        } else if (memcmp(name, "tRNS", 4) == 0) {
            if (s->type != INDEXED) return 0;
            s->alphas = body;
            s->alpha_count = size;
        } else if (memcmp(name, "IDAT", 4) == 0) {
            if (parts++ == 0) s->data = body;
            s->data_length += size;
        } else if (memcmp(name, "sRGB", 4) == 0) {
            has_srgb = 1;
        } else if (memcmp(name, "gAMA", 4) == 0) {
            has_gamma = 1;
        } else if (memcmp(name, "IEND", 4) == 0) {
            ended = 1;
        } else if (is_critical) {
            return 0;
        }
        at = body + size + 4;
    }
    if (s->width == 0 || s->height == 0 || s->width > 65535 || s->height > 65535 || parts == 0)
        return 0;
    if (has_gamma && !has_srgb) return 0;
    if (s->type == INDEXED && (!s->palette || s->colors > COLORS)) return 0;
    if (parts > 1) s->next = s->data - 8;
    return 1;
}

// The bytes of all IDAT chunks in a row.
static const uint8_t *gather(PNGReader *reader, const Structure *s) {
    if (!s->next) return s->data;
    if (!reserve(&reader->packed, s->data_length)) return NULL;
    size_t filled = 0;
    for (const uint8_t *at = s->next; filled < s->data_length;) {
        size_t size = word(at);
        if (memcmp(at + 4, "IDAT", 4) == 0) {
            memcpy(reader->packed.bytes + filled, at + 8, size);
            filled += size;
        }
        at += size + 12;
    }
    return reader->packed.bytes;
}

static int read_plain(PNGReader *reader, const Structure *s, uint32_t *pixels) {
    if (!reader->decompressor) reader->decompressor = libdeflate_alloc_decompressor();
    size_t bytes = s->width * s->unit, total = (bytes + 1) * s->height;
    // A row of zeros stands before the first.
    if (!reader->decompressor || !reserve(&reader->rows, bytes + total + SLACK))
        return 0;
    const uint8_t *packed = gather(reader, s);
    if (!packed) return 0;
    memset(reader->rows.bytes, 0, bytes);
    uint8_t *row = reader->rows.bytes + bytes;
    memset(row + total, 0, SLACK);
    size_t found = 0;
    enum libdeflate_result result = libdeflate_zlib_decompress(
        reader->decompressor, packed, s->data_length, row, total, &found);
    if (result != LIBDEFLATE_SUCCESS || found != total) return 0;

    uint32_t colors[COLORS];
    // An index without a color is black, as libpng has it.
    for (size_t i = 0; i < COLORS; i++) colors[i] = 0xff000000u;
    for (size_t i = 0; i < s->colors && s->type == INDEXED; i++) {
        const uint8_t *color = s->palette + 3 * i;
        uint32_t alpha = i < s->alpha_count ? s->alphas[i] : 255;
        colors[i] = premultiplied(color[0], color[1], color[2], alpha);
    }
    const uint8_t *above = reader->rows.bytes;
    for (uint32_t y = 0; y < s->height; y++, pixels += s->width, row += bytes + 1) {
        if (!unfilter_row(row[0], row + 1, above, bytes, s->unit)) return 0;
        above = row + 1;
        switch (s->type) {
            case GRAY:
                gray_to_words(above, pixels, s->width);
                break;
            case GRAY_ALPHA:
                gray_alpha_to_words(above, pixels, s->width);
                break;
            case RGB:
                rgb_to_words(above, pixels, s->width);
                break;
            case RGBA:
                rgba_to_words(above, pixels, s->width);
                break;
            default:
                for (size_t x = 0; x < s->width; x++) pixels[x] = colors[above[x]];
        }
    }
    return 1;
}

// --- Other forms, by libpng

static PNGReadStatus failed(PNGReader *reader, const char *message) {
    strncpy(reader->message, message, sizeof reader->message - 1);
    return PNG_DAMAGED;
}

static PNGReadStatus begin(PNGReader *reader, const uint8_t *file, size_t length, png_image *image) {
    memset(image, 0, sizeof *image);
    image->version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_memory(image, file, length))
        return failed(reader, image->message);
    return PNG_READ;
}

static PNGReadStatus read_any(
    PNGReader *reader, const uint8_t *file, size_t length, uint32_t *pixels) {
    png_image image;
    PNGReadStatus status = begin(reader, file, length, &image);
    if (status != PNG_READ) return status;
    // 16 bits without a gamma would be taken for linear light, which no program writes.
    image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
    image.format = PNG_FORMAT_RGBA;
    size_t count = (size_t)image.width * image.height;
    if (!reserve(&reader->rows, count * 4)) {
        png_image_free(&image);
        return PNG_READ_NO_MEMORY;
    }
    if (!png_image_finish_read(&image, NULL, reader->rows.bytes, 0, NULL)) {
        status = failed(reader, image.message);
        png_image_free(&image);
        return status;
    }
    rgba_to_words(reader->rows.bytes, pixels, count);
    return PNG_READ;
}

// --- Files

const char *png_reader_message(const PNGReader *reader) { return reader->message; }

PNGReadStatus png_read_size(
    PNGReader *reader, const uint8_t *file, size_t length, uint32_t *width, uint32_t *height) {
    Structure s;
    *width = *height = 0;
    if (scan(file, length, &s)) {
        *width = s.width;
        *height = s.height;
        return PNG_READ;
    }
    png_image image;
    PNGReadStatus status = begin(reader, file, length, &image);
    if (status != PNG_READ) return status;
    *width = image.width;
    *height = image.height;
    png_image_free(&image);
    return PNG_READ;
}

PNGReadStatus png_read(PNGReader *reader, const uint8_t *file, size_t length, uint32_t *pixels) {
    Structure s;
    if (scan(file, length, &s) && read_plain(reader, &s, pixels)) return PNG_READ;
    return read_any(reader, file, length, pixels);
}
