#include <math.h>
#include "lanes.h"

// Fused multiply-adds would round differently from processor to processor.
#pragma STDC FP_CONTRACT OFF

// Ordered dithering, 4 x 4: sixteen thresholds, evenly spread in 1/256 of a level.
static const uint8_t thresholds[4][4] = {
    {8, 136, 40, 168}, {200, 72, 232, 104}, {56, 184, 24, 152}, {248, 120, 216, 88}};

SPAN_INLINE uint32_t dithered(const uint16_t *color, uint32_t threshold) {
  uint32_t b = (color[0] + threshold) >> 8, g = (color[1] + threshold) >> 8;
  uint32_t r = (color[2] + threshold) >> 8, a = (color[3] + threshold) >> 8;
  return b | g << 8 | r << 16 | a << 24;
}

void ramp_dither(const uint16_t *ramp, size_t entries, uint32_t *table) {
  for (size_t y = 0; y < 4; y++) {
    uint16_t four[16];
    for (size_t x = 0; x < 16; x++) four[x] = thresholds[y][x / 4];
    Lanes threshold;
    memcpy(&threshold, four, sizeof four);
    for (size_t i = 0; i < entries; i++) {
      uint64_t color;
      memcpy(&color, ramp + i * 4, 8);
      uint64_t copies[4] = {color, color, color, color};
      Lanes v;
      memcpy(&v, copies, sizeof v);
      store_bytes(table + (y * entries + i) * 4, narrow(shifted(plus(v, threshold), 8)));
    }
  }
}

void span_dither(uint32_t *dst, const uint16_t *colors, size_t count, size_t x, size_t y) {
  const uint8_t *row = thresholds[y & 3];
  for (size_t i = 0; i < count; i++) dst[i] = dithered(colors + i * 4, row[(x + i) & 3]);
}

// One entry of the ramp over a stretch: four words repeated.
static void repeat_entry(uint32_t *dst, size_t count, const uint32_t *entry, size_t x) {
  uint32_t four[4];
  for (size_t i = 0; i < 4; i++) four[i] = entry[(x + i) & 3];
  size_t i = 0;
  for (; i + 4 <= count; i += 4) memcpy(dst + i, four, 16);
  memcpy(dst + i, four, (count - i) * 4);
}

static size_t clamped_count(double value, size_t count) {
  return value <= 0 ? 0 : value >= (double)count ? count : (size_t)value;
}

void span_linear(uint32_t *dst, size_t count, const uint32_t *row, size_t entries, size_t x, double position,
                 double step) {
  double last = (double)(entries - 1);
  // Stretches before and after the ramp, and between them positions that need no clamping.
  size_t from = 0, to = count;
  if (step > 0) {
    from = clamped_count(ceil(-position / step), count);
    to = clamped_count(floor((last - position) / step) + 1, count);
  } else if (step < 0) {
    from = clamped_count(ceil((last - position) / step), count);
    to = clamped_count(floor(-position / step) + 1, count);
  } else {
    double place = position < 0 ? 0 : position > last ? last : position;
    repeat_entry(dst, count, row + (size_t)(place + 0.5) * 4, x);
    return;
  }
  if (to < from) to = from;
  const uint32_t *low = row, *high = row + (entries - 1) * 4;
  repeat_entry(dst, from, step > 0 ? low : high, x);
  repeat_entry(dst + to, count - to, step > 0 ? high : low, x + to);
  // 32 fractional bits: over the longest row the error stays far below one entry.
  int64_t limit = (int64_t)(entries - 1) << 32, delta = (int64_t)(step * 4294967296.0);
  int64_t at = (int64_t)((position + step * (double)from) * 4294967296.0);
  if (at < 0) at = 0;
  if (at > limit) at = limit;
  at += INT64_C(1) << 31;
  size_t i = from;
  for (; i + 4 <= to; i += 4) {
    const uint32_t *p = row;
    dst[i] = p[(at >> 32) * 4 + ((x + i) & 3)], at += delta;
    dst[i + 1] = p[(at >> 32) * 4 + ((x + i + 1) & 3)], at += delta;
    dst[i + 2] = p[(at >> 32) * 4 + ((x + i + 2) & 3)], at += delta;
    dst[i + 3] = p[(at >> 32) * 4 + ((x + i + 3) & 3)], at += delta;
  }
  for (; i < to; i++, at += delta) {
    int64_t index = at >> 32;
    index = index < 0 ? 0 : index >= (int64_t)entries ? (int64_t)entries - 1 : index;
    dst[i] = row[index * 4 + (int64_t)((x + i) & 3)];
  }
}

enum { BLOCK = 64 };

SPAN_INLINE void look_up(uint32_t *dst, const int32_t *index, size_t count, const uint32_t *row, size_t x) {
  for (size_t i = 0; i < count; i++) dst[i] = row[(size_t)index[i] * 4 + ((x + i) & 3)];
}

SPAN_INLINE int32_t clamped_index(float position, float last) {
  float p = position > 0 ? position : 0;  // also where it is no number
  p = p < last ? p : last;
  return (int32_t)(p + 0.5f);
}

SPAN_VARIANTS void span_radial(uint32_t *dst, size_t count, const uint32_t *row, size_t entries, size_t x, float u,
                               float v, float du, float dv, float scale, float bias) {
  float last = (float)(entries - 1);
  int32_t index[BLOCK];
  for (size_t start = 0; start < count; start += BLOCK) {
    size_t n = count - start < BLOCK ? count - start : BLOCK;
    float u0 = u + du * (float)start, v0 = v + dv * (float)start;
    for (size_t i = 0; i < BLOCK; i++) {
      float a = u0 + du * (float)(int32_t)i, b = v0 + dv * (float)(int32_t)i;
      index[i] = clamped_index(__builtin_sqrtf(a * a + b * b) * scale + bias, last);
    }
    look_up(dst + start, index, n, row, x + start);
  }
}

// The direction of (u, v) in turns, -0.5...0.5; within 0.00001 of a turn.
SPAN_INLINE float turns(float u, float v) {
  float au = u < 0 ? -u : u, av = v < 0 ? -v : v;
  float high = au > av ? au : av, low = au > av ? av : au;
  float a = low / (high > 0 ? high : 1), s = a * a;
  float t = a * (0.99997726f +
                 s * (-0.33262347f + s * (0.19354346f + s * (-0.11643287f + s * (0.05265332f + s * -0.01172120f)))));
  t *= 0.15915494f;
  t = av > au ? 0.25f - t : t;
  t = u < 0 ? 0.5f - t : t;
  return v < 0 ? -t : t;
}

SPAN_VARIANTS void span_angular(uint32_t *dst, size_t count, const uint32_t *row, size_t entries, size_t x, float u,
                                float v, float du, float dv, float start, float sweep) {
  float last = (float)(entries - 1), sign = sweep < 0 ? -1.0f : 1.0f, length = sweep < 0 ? -sweep : sweep;
  float scale = length > 0 ? last / length : 0, turnover = length < 1 ? (1 + length) / 2 : 2;
  int32_t index[BLOCK];
  for (size_t begin = 0; begin < count; begin += BLOCK) {
    size_t n = count - begin < BLOCK ? count - begin : BLOCK;
    float u0 = u + du * (float)begin, v0 = v + dv * (float)begin;
    for (size_t i = 0; i < BLOCK; i++) {
      float t = (turns(u0 + du * (float)(int32_t)i, v0 + dv * (float)(int32_t)i) - start) * sign;
      t -= __builtin_floorf(t);
      index[i] = clamped_index(t > turnover ? 0 : t * scale, last);
    }
    look_up(dst + begin, index, n, row, x + begin);
  }
}
