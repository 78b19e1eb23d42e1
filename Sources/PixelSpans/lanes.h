// Four pixels as two vectors of eight 16-bit lanes, in the compiler's portable notation.
#pragma once
#include <stdint.h>
#include <string.h>

#include "pixel_spans.h"

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "Components are picked out of pixels by their place in memory, blue first."
#endif

#if defined(__x86_64__) && defined(__linux__)
#define SPAN_VARIANTS __attribute__((target_clones("avx2", "default")))
#else
#define SPAN_VARIANTS
#endif
#define SPAN_INLINE static inline __attribute__((always_inline))

typedef uint8_t Bytes __attribute__((vector_size(16)));
typedef uint8_t HalfBytes __attribute__((vector_size(8)));
typedef uint16_t Half __attribute__((vector_size(16)));
typedef uint32_t Words __attribute__((vector_size(16)));
typedef struct {
    Half low, high;
} Lanes;

SPAN_INLINE Bytes load_bytes(const void *p) {
    Bytes v;
    memcpy(&v, p, sizeof v);
    return v;
}
SPAN_INLINE void store_bytes(void *p, Bytes v) { memcpy(p, &v, sizeof v); }
SPAN_INLINE Lanes widen(Bytes v) {
    return (Lanes){
        __builtin_convertvector(__builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7), Half),
        __builtin_convertvector(__builtin_shufflevector(v, v, 8, 9, 10, 11, 12, 13, 14, 15), Half)};
}
SPAN_INLINE Bytes narrow(Lanes v) {
    return __builtin_shufflevector(
        __builtin_convertvector(v.low, HalfBytes), __builtin_convertvector(v.high, HalfBytes), 0, 1,
        2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}
SPAN_INLINE Lanes repeat(uint16_t value) { return (Lanes){(Half){0} + value, (Half){0} + value}; }
SPAN_INLINE Lanes times(Lanes a, Lanes b) { return (Lanes){a.low * b.low, a.high * b.high}; }
SPAN_INLINE Lanes plus(Lanes a, Lanes b) { return (Lanes){a.low + b.low, a.high + b.high}; }
SPAN_INLINE Lanes rest_of_255(Lanes a) { return (Lanes){255 - a.low, 255 - a.high}; }
SPAN_INLINE Lanes shifted(Lanes a, int bits) { return (Lanes){a.low >> bits, a.high >> bits}; }
// x / 255 rounded, exact for products of two bytes.
SPAN_INLINE Lanes over255(Lanes x) {
    x = plus(x, repeat(128));
    return shifted(plus(x, shifted(x, 8)), 8);
}
SPAN_INLINE Bytes alphas(Bytes v) {
    return __builtin_shufflevector(v, v, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
}
// Four bytes of a mask, each for the four components of its pixel.
SPAN_INLINE Lanes load_mask(const uint8_t *mask) {
    uint32_t four;
    memcpy(&four, mask, 4);
    Bytes v = (Bytes)(Words){four, four, four, four};
    return widen(__builtin_shufflevector(v, v, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3));
}
SPAN_INLINE Bytes repeat_color(uint32_t color) {
    return (Bytes)(Words){color, color, color, color};
}
SPAN_INLINE Bytes over(Bytes src, Bytes dst) {
    return src + narrow(over255(times(widen(dst), widen(255 - alphas(src)))));
}
SPAN_INLINE Bytes scale(Bytes pixels, Lanes coverage) {
    return narrow(over255(times(widen(pixels), coverage)));
}
