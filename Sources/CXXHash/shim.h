// Inlined, so that nothing has to be found when the tool runs.
#define XXH_INLINE_ALL
#include <xxhash.h>
