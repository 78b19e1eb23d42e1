// Reads PNG files. Plain ones quickly: 8 bits a component, not interlaced, colors as they are. That is
// what references nearly always are, and reading them is most of the work of comparing. All others
// are read by libpng, which also brings other gammas to sRGB's.
//
// Pixels become premultiplied ARGB words in native byte order, the same on every processor.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct PNGReader PNGReader;

typedef enum { PNG_READ, PNG_DAMAGED, PNG_READ_NO_MEMORY } PNGReadStatus;

// A reader keeps its buffers from file to file. It is used by one thread at a time. NULL: no memory.
PNGReader *png_reader_new(void);
void png_reader_free(PNGReader *reader);

// What was wrong with a damaged file, in libpng's words.
const char *png_reader_message(const PNGReader *reader);

// Reads the file's size, so that the caller can judge it and make room.
PNGReadStatus png_read_size(
    PNGReader *reader, const uint8_t *file, size_t length, uint32_t *width, uint32_t *height);

// Fills `pixels`, width × height of them. Checksums of the pixels' chunks are checked.
PNGReadStatus png_read(PNGReader *reader, const uint8_t *file, size_t length, uint32_t *pixels);
