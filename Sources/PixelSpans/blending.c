#include <math.h>

#include "lanes.h"

// Fused multiply-adds would round differently from processor to processor.
#pragma STDC FP_CONTRACT OFF

typedef struct {
    float r, g, b;
} Color;

static float least(float a, float b) { return a < b ? a : b; }
static float most(float a, float b) { return a > b ? a : b; }

// Separable modes: one component of the backdrop `d` and of the source `s`, both straight.
static float mixed(float d, float s, SpanBlend mode) {
    switch (mode) {
        case SPAN_MULTIPLY:
            return d * s;
        case SPAN_SCREEN:
            return d + s - d * s;
        case SPAN_OVERLAY:
            return mixed(s, d, SPAN_HARD_LIGHT);
        case SPAN_DARKEN:
            return least(d, s);
        case SPAN_LIGHTEN:
            return most(d, s);
        case SPAN_COLOR_DODGE:
            return d <= 0 ? 0 : s >= 1 ? 1 : least(1, d / (1 - s));
        case SPAN_COLOR_BURN:
            return d >= 1 ? 1 : s <= 0 ? 0 : 1 - least(1, (1 - d) / s);
        case SPAN_HARD_LIGHT:
            return s <= 0.5f ? d * 2 * s : mixed(d, 2 * s - 1, SPAN_SCREEN);
        case SPAN_SOFT_LIGHT: {
            if (s <= 0.5f) return d - (1 - 2 * s) * d * (1 - d);
            float root = d <= 0.25f ? ((16 * d - 12) * d + 4) * d : sqrtf(d);
            return d + (2 * s - 1) * (root - d);
        }
        case SPAN_DIFFERENCE:
            return d > s ? d - s : s - d;
        case SPAN_EXCLUSION:
            return d + s - 2 * d * s;
        default:
            return s;
    }
}

// Modes that look at all components at once.
static float luminosity(Color c) { return 0.3f * c.r + 0.59f * c.g + 0.11f * c.b; }
static float saturation(Color c) { return most(c.r, most(c.g, c.b)) - least(c.r, least(c.g, c.b)); }

static Color with_luminosity(Color c, float wanted) {
    float d = wanted - luminosity(c);
    c = (Color){c.r + d, c.g + d, c.b + d};
    float l = luminosity(c), low = least(c.r, least(c.g, c.b)), high = most(c.r, most(c.g, c.b));
    if (low < 0) {
        float k = l / (l - low);
        c = (Color){l + (c.r - l) * k, l + (c.g - l) * k, l + (c.b - l) * k};
    }
    if (high > 1) {
        float k = (1 - l) / (high - l);
        c = (Color){l + (c.r - l) * k, l + (c.g - l) * k, l + (c.b - l) * k};
    }
    return c;
}

static Color with_saturation(Color c, float wanted) {
    float low = least(c.r, least(c.g, c.b)), range = saturation(c);
    if (range <= 0) return (Color){0, 0, 0};
    float k = wanted / range;
    return (Color){(c.r - low) * k, (c.g - low) * k, (c.b - low) * k};
}

static Color mixed_color(Color d, Color s, SpanBlend mode) {
    switch (mode) {
        case SPAN_HUE:
            return with_luminosity(with_saturation(s, saturation(d)), luminosity(d));
        case SPAN_SATURATION:
            return with_luminosity(with_saturation(d, saturation(s)), luminosity(d));
        case SPAN_COLOR:
            return with_luminosity(s, luminosity(d));
        case SPAN_LUMINOSITY:
            return with_luminosity(d, luminosity(s));
        default:
            return (Color){mixed(d.r, s.r, mode), mixed(d.g, s.g, mode), mixed(d.b, s.b, mode)};
    }
}

static Color unpacked(uint32_t pixel, float alpha) {
    if (alpha <= 0) return (Color){0, 0, 0};
    float k = 1 / (255 * alpha);
    return (Color){
        (float)(pixel >> 16 & 255) * k, (float)(pixel >> 8 & 255) * k, (float)(pixel & 255) * k};
}

static uint32_t level(float value, float most_allowed) {
    float v = value < 0 ? 0 : value > most_allowed ? most_allowed : value;
    return (uint32_t)(v * 255 + 0.5f);
}

// Premultiplied components to a pixel.
static uint32_t packed(float r, float g, float b, float alpha) {
    return level(alpha, 1) << 24 | level(r, alpha) << 16 | level(g, alpha) << 8 | level(b, alpha);
}

// Modes of Porter and Duff, on premultiplied components.
static uint32_t overlaid(uint32_t dst, uint32_t src, SpanBlend mode) {
    uint32_t result = 0;
    int da = (int)(dst >> 24), sa = (int)(src >> 24);
    for (int shift = 0; shift < 32; shift += 8) {
        int d = (int)(dst >> shift & 255), s = (int)(src >> shift & 255), value = 0;
        switch (mode) {
            case SPAN_SOURCE_ATOP:
                value = (s * da + d * (255 - sa) + 127) / 255;
                break;
            case SPAN_DESTINATION_OVER:
                value = d + (s * (255 - da) + 127) / 255;
                break;
            case SPAN_DESTINATION_OUT:
                value = (d * (255 - sa) + 127) / 255;
                break;
            case SPAN_PLUS_LIGHTER:
                value = d + s > 255 ? 255 : d + s;
                break;
            default: {  // plus darker: what is missing to full adds up
                int alpha = da + sa > 255 ? 255 : da + sa;
                value = shift == 24 ? alpha : alpha - (da - d) - (sa - s);
                if (value < 0) value = 0;
            }
        }
        result |= (uint32_t)value << shift;
    }
    return result;
}

void span_blend(uint32_t *dst, const uint32_t *src, size_t count, SpanBlend mode) {
    for (size_t i = 0; i < count; i++) {
        uint32_t d = dst[i], s = src[i];
        if (s == 0) continue;
        if (mode >= SPAN_SOURCE_ATOP) {
            dst[i] = overlaid(d, s, mode);
            continue;
        }
        float da = (float)(d >> 24) / 255, sa = (float)(s >> 24) / 255;
        Color below = unpacked(d, da), above = unpacked(s, sa),
              both = mixed_color(below, above, mode);
        float only_d = da * (1 - sa), only_s = sa * (1 - da), common = da * sa;
        dst[i] = packed(
            only_d * below.r + only_s * above.r + common * both.r,
            only_d * below.g + only_s * above.g + common * both.g,
            only_d * below.b + only_s * above.b + common * both.b, only_d + only_s + common);
    }
}

static float unit(float value) { return value < 0 ? 0 : value > 1 ? 1 : value; }

void span_color_matrix(uint32_t *pixels, size_t count, const float m[20]) {
    for (size_t i = 0; i < count; i++) {
        float a = (float)(pixels[i] >> 24) / 255;
        Color c = unpacked(pixels[i], a);
        float r = unit(m[0] * c.r + m[1] * c.g + m[2] * c.b + m[3] * a + m[4]);
        float g = unit(m[5] * c.r + m[6] * c.g + m[7] * c.b + m[8] * a + m[9]);
        float b = unit(m[10] * c.r + m[11] * c.g + m[12] * c.b + m[13] * a + m[14]);
        float alpha = unit(m[15] * c.r + m[16] * c.g + m[17] * c.b + m[18] * a + m[19]);
        pixels[i] = packed(r * alpha, g * alpha, b * alpha, alpha);
    }
}

void span_luminance_to_alpha(uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        // Premultiplied components: luminance already under the pixel's own alpha.
        uint32_t p = pixels[i];
        float y = 0.2126f * (float)(p >> 16 & 255) + 0.7152f * (float)(p >> 8 & 255) +
                  0.0722f * (float)(p & 255);
        pixels[i] = (uint32_t)(y + 0.5f) << 24;
    }
}

void span_make_opaque(uint32_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t p = pixels[i], a = p >> 24;
        if (a == 0 || a == 255) continue;
        uint32_t r = ((p >> 16 & 255) * 255 + a / 2) / a, g = ((p >> 8 & 255) * 255 + a / 2) / a;
        uint32_t b = ((p & 255) * 255 + a / 2) / a;
        pixels[i] = 0xff000000u | r << 16 | g << 8 | b;
    }
}
