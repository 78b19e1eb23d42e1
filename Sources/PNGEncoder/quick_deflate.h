// Deflate for filtered rows of pixels: one pass, whole pixels, few probes.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct QuickDeflate QuickDeflate;

QuickDeflate *quick_deflate_new(void);
void quick_deflate_free(QuickDeflate *deflate);

// How far past its end `data` must be readable.
enum { QUICK_DEFLATE_SLACK = 16 };

// An upper bound of the compressed bytes: no code is longer than 14 bits a byte of data, and a
// block's header is paid for by what its own bytes save against that.
size_t quick_deflate_bound(size_t length);

// Compresses rows of `row` bytes (a filter byte, then pixels of `unit` bytes: 1, 3 or 4) to raw
// deflate blocks. Of each row `noisy` tells whether it is more like a photograph than like a
// drawing. Returns the number of bytes written.
size_t quick_deflate(
    QuickDeflate *deflate, const uint8_t *data, size_t length, size_t row, int unit,
    const uint8_t *noisy, uint8_t *out);
