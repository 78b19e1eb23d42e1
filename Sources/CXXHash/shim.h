// xxHash, inlined, so that nothing has to be found when the tool runs. Inlining renames its
// functions by macros that Swift does not see, hence these names.
#define XXH_INLINE_ALL
#include <xxhash.h>

static inline void *hash_create(void) {
    XXH3_state_t *state = XXH3_createState();
    XXH3_128bits_reset(state);
    return state;
}

static inline void hash_update(void *state, const void *bytes, size_t length) {
    XXH3_128bits_update((XXH3_state_t *)state, bytes, length);
}

/// Writes the two halves of the digest and frees the state.
static inline void hash_finish(void *state, uint64_t *high, uint64_t *low) {
    XXH128_hash_t digest = XXH3_128bits_digest((XXH3_state_t *)state);
    *high = digest.high64;
    *low = digest.low64;
    XXH3_freeState((XXH3_state_t *)state);
}
