#include "variants.h"

// What differs leaps to the eye on gray, what was let off is there for who looks for it. The hues
// are apart for color-blind eyes too.
static const uint32_t different = 0xffff0050, smoothed = 0xffffb000, tolerated = 0xff6fb7ff;
// Stripes over what is ignored.
static const uint32_t stripe = 0xffb8bcc4;
enum { STRIPE_PERIOD = 12, STRIPE_WIDTH = 3 };

// Brightness over white, three tenths of it: dark pictures and light ones both become pale.
ROW_VARIANTS static void fade(uint32_t *restrict dst, const uint32_t *restrict src, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel = src[i], open = 255 - (pixel >> 24);
        uint32_t red = (pixel >> 16 & 255) + open, green = (pixel >> 8 & 255) + open;
        uint32_t blue = (pixel & 255) + open;
        uint32_t darkness = 255 * 256 - (77 * red + 150 * green + 29 * blue);
        uint32_t gray = 255 - darkness * 77 / 65536;
        dst[i] = 0xff000000u | gray * 0x010101u;
    }
}

void paint_marks(
    uint32_t *dst, const uint32_t *reference, size_t reference_count, const uint8_t *marks,
    size_t count, size_t y) {
    size_t shared = reference_count < count ? reference_count : count;
    fade(dst, reference, shared);
    for (size_t x = shared; x < count; x++) dst[x] = 0xffffffffu;
    for (size_t x = 0; x < count; x++) {
        switch (marks[x]) {
            case MARK_DIFFERENT:
                dst[x] = different;
                break;
            case MARK_SMOOTHED:
                dst[x] = smoothed;
                break;
            case MARK_TOLERATED:
                dst[x] = tolerated;
                break;
            case MARK_IGNORED:
                if ((x + y) % STRIPE_PERIOD < STRIPE_WIDTH) dst[x] = stripe;
                break;
        }
    }
}
