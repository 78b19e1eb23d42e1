#include <math.h>

#include "lanes.h"

// Fused multiply-adds would round differently from processor to processor.
#pragma STDC FP_CONTRACT OFF

// In 1/256 of a level, each as far as can be from those just before it.
static const uint16_t thresholds[SPAN_THRESHOLDS] = {32, 160, 96, 224};

SPAN_INLINE uint32_t rounded(const uint16_t *color, uint32_t threshold) {
    uint32_t b = (color[0] + threshold) >> 8, g = (color[1] + threshold) >> 8;
    uint32_t r = (color[2] + threshold) >> 8, a = (color[3] + threshold) >> 8;
    return b | g << 8 | r << 16 | a << 24;
}

void span_dither(uint32_t *dst, const uint16_t *colors, size_t count, size_t x) {
    for (size_t i = 0; i < count; i++) dst[i] = rounded(colors + i * 4, thresholds[(x + i) & 3]);
}

// Four colors at a time: 16-bit components to bytes.
void span_dither_row(uint32_t *dst, const uint16_t *colors, size_t count, size_t y) {
    Lanes threshold = repeat(thresholds[y & 3]);
    size_t i = 0;
    for (; i + 4 <= count; i += 4) {
        Lanes v;
        memcpy(&v.low, colors + i * 4, 16);
        memcpy(&v.high, colors + i * 4 + 8, 16);
        store_bytes(dst + i, narrow(shifted(plus(v, threshold), 8)));
    }
    for (; i < count; i++) dst[i] = rounded(colors + i * 4, thresholds[y & 3]);
}

void ramp_dither(const uint16_t *ramp, size_t entries, uint32_t *table) {
    for (size_t y = 0; y < SPAN_THRESHOLDS; y++)
        span_dither_row(table + y * entries, ramp, entries, y);
}

static size_t clamped_count(double value, size_t count) {
    return value <= 0 ? 0 : value >= (double)count ? count : (size_t)value;
}

void span_linear(
    uint32_t *dst, size_t count, const uint32_t *table, size_t entries, double position,
    double step) {
    double last = (double)(entries - 1);
    if (step == 0) {
        double place = position > 0 ? position < last ? position : last : 0;
        span_fill(dst, count, table[(size_t)(place + 0.5)]);
        return;
    }
    // Stretches before and after the ramp, and between them positions that need no clamping.
    size_t from = clamped_count(ceil((step > 0 ? -position : last - position) / step), count);
    size_t to = clamped_count(floor((step > 0 ? last - position : -position) / step) + 1, count);
    if (to < from) to = from;
    span_fill(dst, from, step > 0 ? table[0] : table[entries - 1]);
    span_fill(dst + to, count - to, step > 0 ? table[entries - 1] : table[0]);
    // 32 fractional bits: over the longest row the error stays far below one entry.
    int64_t limit = (int64_t)entries << 32, delta = (int64_t)(step * 4294967296.0);
    int64_t at = (int64_t)((position + step * (double)from + 0.5) * 4294967296.0);
    for (size_t i = from; i < to; i++, at += delta) {
        int64_t place = at < 0 ? 0 : at < limit ? at : limit - 1;
        dst[i] = table[place >> 32];
    }
}

enum { BLOCK = 64 };

SPAN_INLINE void look_up(uint32_t *dst, const int32_t *index, size_t count, const uint32_t *table) {
    for (size_t i = 0; i < count; i++) dst[i] = table[index[i]];
}

SPAN_INLINE int32_t clamped_index(float position, float last) {
    float p = position > 0 ? position : 0;  // also where it is no number
    p = p < last ? p : last;
    return (int32_t)(p + 0.5f);
}

SPAN_VARIANTS void span_radial(
    uint32_t *dst, size_t count, const uint32_t *table, size_t entries, float u, float v, float du,
    float dv, float scale, float bias) {
    float last = (float)(entries - 1);
    int32_t index[BLOCK];
    for (size_t start = 0; start < count; start += BLOCK) {
        size_t n = count - start < BLOCK ? count - start : BLOCK;
        float u0 = u + du * (float)start, v0 = v + dv * (float)start;
        for (size_t i = 0; i < BLOCK; i++) {
            float a = u0 + du * (float)(int32_t)i, b = v0 + dv * (float)(int32_t)i;
            index[i] = clamped_index(__builtin_sqrtf(a * a + b * b) * scale + bias, last);
        }
        look_up(dst + start, index, n, table);
    }
}

// The direction of (u, v) in turns, -0.5...0.5; within 0.00001 of a turn.
SPAN_INLINE float turns(float u, float v) {
    float au = u < 0 ? -u : u, av = v < 0 ? -v : v;
    float high = au > av ? au : av, low = au > av ? av : au;
    float a = low / (high > 0 ? high : 1), s = a * a;
    float t =
        a * (0.99997726f +
             s * (-0.33262347f +
                  s * (0.19354346f + s * (-0.11643287f + s * (0.05265332f + s * -0.01172120f)))));
    t *= 0.15915494f;
    t = av > au ? 0.25f - t : t;
    t = u < 0 ? 0.5f - t : t;
    return v < 0 ? -t : t;
}

SPAN_VARIANTS void span_angular(
    uint32_t *dst, size_t count, const uint32_t *table, size_t entries, float u, float v, float du,
    float dv, float start, float sweep) {
    float last = (float)(entries - 1), sign = sweep < 0 ? -1.0f : 1.0f,
          length = sweep < 0 ? -sweep : sweep;
    float scale = length > 0 ? last / length : 0, turnover = length < 1 ? (1 + length) / 2 : 2;
    int32_t index[BLOCK];
    for (size_t begin = 0; begin < count; begin += BLOCK) {
        size_t n = count - begin < BLOCK ? count - begin : BLOCK;
        float u0 = u + du * (float)begin, v0 = v + dv * (float)begin;
        for (size_t i = 0; i < BLOCK; i++) {
            float t =
                (turns(u0 + du * (float)(int32_t)i, v0 + dv * (float)(int32_t)i) - start) * sign;
            t -= __builtin_floorf(t);
            index[i] = clamped_index(t > turnover ? 0 : t * scale, last);
        }
        look_up(dst + begin, index, n, table);
    }
}
