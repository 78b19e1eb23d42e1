#include "pixel_comparison.h"

// After V. Vysniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009): a pixel that
// smooths an edge lies on a slope between a darker and a brighter neighbor, has few equals around,
// and at least one end of the slope is a plain area in both pictures.

typedef struct {
    size_t left, top, right, bottom;  // inclusive
    int at_edge;
} Neighborhood;

static Neighborhood around(PixelPair pair, size_t x, size_t y) {
    return (Neighborhood){
        x > 0 ? x - 1 : x,
        y > 0 ? y - 1 : y,
        x + 1 < pair.width ? x + 1 : x,
        y + 1 < pair.height ? y + 1 : y,
        x == 0 || y == 0 || x + 1 == pair.width || y + 1 == pair.height,
    };
}

// More neighbors alike than this, and the pixel belongs to a plain area. What lies beyond the
// picture's edge counts as one of them.
enum { FEW = 2 };

static int is_plain(const uint32_t *pixels, size_t stride, PixelPair pair, size_t x, size_t y) {
    Neighborhood n = around(pair, x, y);
    int alike = n.at_edge;
    uint32_t pixel = pixels[y * stride + x];
    for (size_t v = n.top; v <= n.bottom; v++)
        for (size_t u = n.left; u <= n.right; u++)
            alike += (u != x || v != y) && pixels[v * stride + u] == pixel;
    return alike > FEW;
}

static int is_plain_in_both(PixelPair pair, size_t x, size_t y) {
    return is_plain(pair.left, pair.left_stride, pair, x, y) &&
        is_plain(pair.right, pair.right_stride, pair, x, y);
}

// Weights of brightness in Rec. 601, before rounding.
static const double red = 0.29889531, green = 0.58662247, blue = 0.11448223;

// How much brighter `p` is than `q`, both over white; where that says nothing, how much denser.
static double brightness_difference(uint32_t p, uint32_t q) {
    if (p == q) return 0;
    int alpha = (int)(p >> 24) - (int)(q >> 24);
    int r = (int)(p >> 16 & 255) - (int)(q >> 16 & 255) - alpha;
    int g = (int)(p >> 8 & 255) - (int)(q >> 8 & 255) - alpha;
    int b = (int)(p & 255) - (int)(q & 255) - alpha;
    double difference = r * red + g * green + b * blue;
    return difference == 0 && alpha != 0 ? alpha * 0.5 : difference;
}

int is_on_smoothed_edge(PixelPair pair, size_t x, size_t y) {
    Neighborhood n = around(pair, x, y);
    const uint32_t *pixels = pair.left;
    uint32_t pixel = pixels[y * pair.left_stride + x];
    int alike = n.at_edge;
    double darkest = 0, brightest = 0;
    size_t dark_x = x, dark_y = y, bright_x = x, bright_y = y;
    // Column by column: of neighbors that are equally dark, the first counts, and other programs
    // with this detector go this way.
    for (size_t u = n.left; u <= n.right; u++) {
        for (size_t v = n.top; v <= n.bottom; v++) {
            if (u == x && v == y) continue;
            double difference = brightness_difference(pixel, pixels[v * pair.left_stride + u]);
            if (difference == 0) {
                if (++alike > FEW) return 0;
            } else if (difference < darkest) {
                darkest = difference, dark_x = u, dark_y = v;
            } else if (difference > brightest) {
                brightest = difference, bright_x = u, bright_y = v;
            }
        }
    }
    if (darkest == 0 || brightest == 0) return 0;
    return is_plain_in_both(pair, dark_x, dark_y) || is_plain_in_both(pair, bright_x, bright_y);
}
