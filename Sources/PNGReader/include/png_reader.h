// Reads plain PNG files quickly: 8 bits a component, not interlaced, colors as they are. That is what
// references nearly always are, and reading them is most of the work of comparing. Everything else
// is refused, for libpng to read.
//
// Pixels become premultiplied ARGB words in native byte order, the same on every processor.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct PNGReader PNGReader;

typedef enum {
    PNG_READ,
    // Another form of PNG, or no PNG: see what libpng says.
    PNG_NOT_PLAIN,
    PNG_DAMAGED,
    PNG_READ_NO_MEMORY,
} PNGReadStatus;

// A reader keeps its buffers from file to file. It is used by one thread at a time. NULL: no memory.
PNGReader *png_reader_new(void);
void png_reader_free(PNGReader *reader);

// Reads the file's size, and whether `png_read` takes it. Does not look at the pixels.
PNGReadStatus png_read_size(
    const uint8_t *file, size_t length, uint32_t *width, uint32_t *height);

// Fills `pixels`, width × height of them. Checksums of the pixels' chunks are checked.
PNGReadStatus png_read(PNGReader *reader, const uint8_t *file, size_t length, uint32_t *pixels);
