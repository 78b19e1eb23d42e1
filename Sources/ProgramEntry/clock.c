/* The wall clock of a widget program. Foundation, libdispatch and libc's callers reach the clock
   through these names; this library comes before libc, so these are the ones they find.

   Only the wall clock is fixed: the monotonic clocks, and so timers and time limits, go on. */
#define _GNU_SOURCE
#include "program_entry.h"

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static atomic_bool is_fixed;
static _Atomic int64_t fixed_seconds;
static _Atomic int64_t fixed_nanoseconds;

/* libdispatch turns relative waits into instants of the wall clock that the kernel then compares
   with its own: it needs the real one, or a wait of a second would end at once or never. */
static atomic_uintptr_t dispatch_start, dispatch_end;

static int find_dispatch(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    (void)context;
    const char *slash = strrchr(info->dlpi_name, '/');
    if (strcmp(slash ? slash + 1 : info->dlpi_name, "libdispatch.so") != 0) return 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[i];
        if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) continue;
        uintptr_t start = info->dlpi_addr + header->p_vaddr;
        atomic_store(&dispatch_end, start + header->p_memsz);
        atomic_store(&dispatch_start, start);
    }
    return 1;
}

__attribute__((constructor)) static void note_dispatch(void) {
    dl_iterate_phdr(find_dispatch, NULL);
}

static int is_dispatch(const void *address) {
    return (uintptr_t)address - atomic_load(&dispatch_start)
           < atomic_load(&dispatch_end) - atomic_load(&dispatch_start);
}

typedef int (*clock_function)(clockid_t, struct timespec *);
typedef int (*wait_function)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);

static int real_clock(clockid_t clock, struct timespec *time) {
    static _Atomic(clock_function) libc_clock;
    clock_function function = atomic_load(&libc_clock);
    if (!function) {
        function = (clock_function)dlsym(RTLD_NEXT, "clock_gettime");
        if (!function) return (int)syscall(SYS_clock_gettime, clock, time);
        atomic_store(&libc_clock, function);
    }
    return function(clock, time);
}

/* 0 where the real clock is to be asked. */
static int fixed_clock(struct timespec *time, const void *caller) {
    if (!atomic_load(&is_fixed) || is_dispatch(caller)) return 0;
    time->tv_sec = (time_t)atomic_load(&fixed_seconds);
    time->tv_nsec = (long)atomic_load(&fixed_nanoseconds);
    return 1;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    if ((clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)
        && fixed_clock(time, __builtin_return_address(0)))
        return 0;
    return real_clock(clock, time);
}

int gettimeofday(struct timeval *restrict value, void *restrict zone) {
    (void)zone;
    struct timespec time;
    if (!fixed_clock(&time, __builtin_return_address(0))) real_clock(CLOCK_REALTIME, &time);
    value->tv_sec = time.tv_sec;
    value->tv_usec = time.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *result) {
    struct timespec time;
    if (!fixed_clock(&time, __builtin_return_address(0))) real_clock(CLOCK_REALTIME, &time);
    if (result) *result = time.tv_sec;
    return time.tv_sec;
}

/* Waits until an instant that was reckoned from the fixed clock: as long by the real one. */
int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict deadline) {
    static _Atomic(wait_function) libc_wait;
    wait_function function = atomic_load(&libc_wait);
    if (!function) {
        function = (wait_function)dlsym(RTLD_NEXT, "pthread_cond_timedwait");
        atomic_store(&libc_wait, function);
    }
    struct timespec fixed, shifted = *deadline;
    if (fixed_clock(&fixed, __builtin_return_address(0))) {
        struct timespec now;
        real_clock(CLOCK_REALTIME, &now);
        shifted.tv_sec += now.tv_sec - fixed.tv_sec;
        shifted.tv_nsec += now.tv_nsec - fixed.tv_nsec;
        if (shifted.tv_nsec < 0) {
            shifted.tv_sec--;
            shifted.tv_nsec += 1000000000;
        } else if (shifted.tv_nsec >= 1000000000) {
            shifted.tv_sec++;
            shifted.tv_nsec -= 1000000000;
        }
    }
    return function(condition, mutex, &shifted);
}

void vitrine_set_clock(int64_t seconds, int64_t nanoseconds) {
    atomic_store(&fixed_seconds, seconds);
    atomic_store(&fixed_nanoseconds, nanoseconds);
    atomic_store(&is_fixed, 1);
}

void vitrine_clear_clock(void) { atomic_store(&is_fixed, 0); }

void vitrine_real_clock(int64_t *seconds, int64_t *nanoseconds) {
    struct timespec time;
    real_clock(CLOCK_REALTIME, &time);
    *seconds = time.tv_sec;
    *nanoseconds = time.tv_nsec;
}
