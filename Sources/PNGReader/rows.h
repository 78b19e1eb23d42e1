#pragma once
#include <stddef.h>
#include <stdint.h>

// Undoes a row's filter in place; `above` is the row before, unfiltered, zeros before the first.
// `unit` is the bytes of a pixel. Rows have 4 readable bytes beyond their end. 0: no such filter.
int unfilter_row(int filter, uint8_t *row, const uint8_t *above, size_t bytes, size_t unit);

// Bytes of pixels to premultiplied words.
void rgba_to_words(const uint8_t *bytes, uint32_t *words, size_t count);
void rgb_to_words(const uint8_t *bytes, uint32_t *words, size_t count);
void gray_alpha_to_words(const uint8_t *bytes, uint32_t *words, size_t count);
void gray_to_words(const uint8_t *bytes, uint32_t *words, size_t count);
// One color; straight components.
uint32_t premultiplied(uint32_t red, uint32_t green, uint32_t blue, uint32_t alpha);
