// A PNG writer for drawn pictures: quick first, and small as filter NONE and long runs make drawn
// pictures.
//
// Pixels are premultiplied ARGB words in native byte order. Files are 8-bit: RGB where every pixel
// is opaque, indexed where 256 colors suffice, RGBA else. The same pixels give the same bytes on
// every processor.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct PNGWorkspace PNGWorkspace;

typedef struct {
    // 0 takes this file's own quick compressor; 1...12 is a level of libdeflate's: smaller files,
    // several times slower.
    int level;
    // For the pHYs chunk; 0 leaves it out.
    uint32_t pixels_per_metre;
} PNGSettings;

typedef enum { PNG_DONE, PNG_BAD_SIZE, PNG_NO_MEMORY } PNGStatus;

// Rows wider or pictures larger are refused as PNG_BAD_SIZE.
enum { PNG_MAX_WIDTH = 65535, PNG_MAX_BYTES = 0x7f000000 };

// A workspace is kept from picture to picture. It is used by one thread at a time. NULL: no memory.
PNGWorkspace *png_workspace_new(void);
void png_workspace_free(PNGWorkspace *workspace);

// Encodes `height` rows of `width` pixels, `stride` pixels apart. On success `*file` and `*length`
// are the file, which stays the workspace's and valid until its next picture.
PNGStatus png_encode(
    PNGWorkspace *workspace, const uint32_t *pixels, size_t stride, uint32_t width, uint32_t height,
    PNGSettings options, const uint8_t **file, size_t *length);
