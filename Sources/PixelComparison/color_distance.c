#include "linear_light.h"
#include "variants.h"

// Colors are worked out in blocks, step by step, so that the compiler makes vectors of each loop.
enum { BLOCK = 32 };

ROW_INLINE float square_root(float x) { return __builtin_elementwise_sqrt(x); }
ROW_INLINE float magnitude(float x) { return x < 0 ? -x : x; }

// Cube root of a number in 0...1: a guess from the exponent, good to 4 %, and two of Halley's steps,
// each of which cubes the error.
ROW_INLINE float cube_root(float x) {
    int32_t bits;
    memcpy(&bits, &x, sizeof bits);
    int32_t guess = (int32_t)((float)bits * (1.0f / 3.0f)) + 709921077;
    float root;
    memcpy(&root, &guess, sizeof root);
    for (int step = 0; step < 2; step++) {
        float cube = root * root * root;
        root = root * ((cube + x + x) / (cube + cube + x));
    }
    return x > 0 ? root : 0;
}

typedef struct {
    float lightness[BLOCK], a[BLOCK], b[BLOCK];
} Colors;

// Björn Ottosson's OKLab of a block of opaque pixels, with his lightness Lr: OKLab's own spreads out
// what is nearly black (https://bottosson.github.io/posts/colorpicker/).
ROW_INLINE void to_oklab(const uint32_t *pixels, Colors *colors) {
    float red[BLOCK], green[BLOCK], blue[BLOCK];
    for (int i = 0; i < BLOCK; i++) {
        red[i] = linear_light[pixels[i] >> 16 & 255];
        green[i] = linear_light[pixels[i] >> 8 & 255];
        blue[i] = linear_light[pixels[i] & 255];
    }
    const float k1 = 0.206f, k2 = 0.03f, k3 = (1 + k1) / (1 + k2);
    for (int i = 0; i < BLOCK; i++) {
        float r = red[i], g = green[i], b = blue[i];
        float l = cube_root(0.4122214708f * r + 0.5363325363f * g + 0.0514459929f * b);
        float m = cube_root(0.2119034982f * r + 0.6806995451f * g + 0.1073969566f * b);
        float s = cube_root(0.0883024619f * r + 0.2817188376f * g + 0.6299787005f * b);
        float lightness = 0.2104542553f * l + 0.7936177850f * m - 0.0040720468f * s;
        float x = k3 * lightness - k1;
        colors->lightness[i] = 0.5f * (x + square_root(x * x + 4 * k2 * k3 * lightness));
        colors->a[i] = 1.9779984951f * l - 2.4285922050f * m + 0.4505937099f * s;
        colors->b[i] = 0.0259040371f * l + 0.7827717662f * m - 0.8086757660f * s;
    }
}

ROW_INLINE void block_distances(const uint32_t *left, const uint32_t *right, float *distances) {
    Colors p, q;
    to_oklab(left, &p);
    to_oklab(right, &q);
    for (int i = 0; i < BLOCK; i++) {
        float a = p.a[i] - q.a[i], b = p.b[i] - q.b[i];
        float lightness = magnitude(p.lightness[i] - q.lightness[i]);
        distances[i] = lightness + square_root(a * a + b * b);
    }
}

// A premultiplied pixel over white: what alpha leaves open is added to every component.
ROW_INLINE uint32_t over_white(uint32_t pixel) {
    uint32_t open = 255 - (pixel >> 24);
    return pixel + open * 0x01010101u;
}

ROW_VARIANTS void color_distances(
    const uint32_t *left, const uint32_t *right, float *distances, size_t count) {
    for (size_t start = 0; start < count; start += BLOCK) {
        size_t n = count - start < BLOCK ? count - start : BLOCK;
        uint32_t p[BLOCK] = {0}, q[BLOCK] = {0};
        float result[BLOCK];
        memcpy(p, left + start, n * 4);
        memcpy(q, right + start, n * 4);
        // A premultiplied pixel over black is itself.
        block_distances(p, q, result);
        uint32_t opaque = 0xff000000u;
        for (size_t i = 0; i < n; i++) opaque &= p[i] & q[i];
        if (opaque != 0xff000000u) {
            float other[BLOCK];
            for (int i = 0; i < BLOCK; i++) p[i] = over_white(p[i]), q[i] = over_white(q[i]);
            block_distances(p, q, other);
            for (int i = 0; i < BLOCK; i++)
                result[i] = other[i] > result[i] ? other[i] : result[i];
        }
        memcpy(distances + start, result, n * 4);
    }
}

ROW_VARIANTS void level_differences(
    const uint32_t *restrict left, const uint32_t *restrict right, uint8_t *restrict levels,
    size_t count) {
    for (size_t i = 0; i < count; i++) {
        int32_t largest = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            int32_t p = left[i] >> shift & 255, q = right[i] >> shift & 255;
            int32_t size = p > q ? p - q : q - p;
            largest = size > largest ? size : largest;
        }
        levels[i] = (uint8_t)largest;
    }
}
