/* What the host of a widget program may call. All of it is found by name (dlsym), so that the
   host also runs where this library is absent: in tests, then with the machine's own clock. */
#pragma once

#include <stdint.h>

/* From now on the wall clock stands still at that instant (seconds and nanoseconds since 1970). */
void vitrine_set_clock(int64_t seconds, int64_t nanoseconds);

/* The machine's wall clock again. */
void vitrine_clear_clock(void);

/* The machine's wall clock, whatever was set. */
void vitrine_real_clock(int64_t *seconds, int64_t *nanoseconds);

/* Restarts the sequence that all random numbers come from, so that a unit of work draws the same
   numbers wherever in the run it comes. */
void vitrine_set_seed(uint64_t seed);
