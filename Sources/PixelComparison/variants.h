#pragma once
#include <stdint.h>
#include <string.h>

#include "pixel_comparison.h"

// Loops that gain from wider vectors: on x86 the fitting one is chosen when the program is loaded.
#if defined(__x86_64__) && defined(__linux__)
#define ROW_VARIANTS __attribute__((target_clones("avx2", "default")))
#else
#define ROW_VARIANTS
#endif
#define ROW_INLINE static inline __attribute__((always_inline))

// Fused multiply-adds would round differently from processor to processor.
#pragma STDC FP_CONTRACT OFF
