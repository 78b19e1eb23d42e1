/* Random numbers of a widget program: one seeded sequence in place of the kernel's, so that a
   widget with `shuffled()` or `UUID()` gives the same pictures each time. */
#define _GNU_SOURCE
#include "program_entry.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>

#define INITIAL_SEED UINT64_C(0x56495452494E4531)

static _Atomic uint64_t state = INITIAL_SEED;

typedef long (*syscall_function)(long, ...);

/* SplitMix64 (Steele, Lea, Flood 2014): every step is an addition, so threads need no lock. */
static uint64_t next_word(void) {
    uint64_t z = atomic_fetch_add(&state, UINT64_C(0x9E3779B97F4A7C15)) + UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

static void fill(void *buffer, size_t length) {
    unsigned char *bytes = buffer;
    while (length > 0) {
        uint64_t word = next_word();
        size_t count = length < sizeof word ? length : sizeof word;
        memcpy(bytes, &word, count);
        bytes += count;
        length -= count;
    }
}

ssize_t getrandom(void *buffer, size_t length, unsigned int flags) {
    (void)flags;
    fill(buffer, length);
    return (ssize_t)length;
}

int getentropy(void *buffer, size_t length) {
    fill(buffer, length);
    return 0;
}

void arc4random_buf(void *buffer, size_t length) { fill(buffer, length); }

uint32_t arc4random(void) { return (uint32_t)(next_word() >> 32); }

uint32_t arc4random_uniform(uint32_t bound) {
    return bound < 2 ? 0 : (uint32_t)(((next_word() >> 32) * bound) >> 32);
}

/* Swift's own generator; calls from within its library come by way of `syscall` instead. */
void swift_stdlib_random(void *buffer, size_t length) { fill(buffer, length); }

/* `UUID()`; version 4, variant 1 (RFC 9562). */
void _foundation_uuid_generate_random(unsigned char identifier[16]) {
    fill(identifier, 16);
    identifier[6] = (identifier[6] & 0x0F) | 0x40;
    identifier[8] = (identifier[8] & 0x3F) | 0x80;
}

long syscall(long number, ...) {
    va_list list;
    va_start(list, number);
    long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
    long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
    va_end(list);
    if (number == SYS_getrandom) {
        if (a != 0) fill((void *)a, (size_t)b);
        return b;
    }
    static _Atomic(syscall_function) libc_syscall;
    syscall_function function = atomic_load(&libc_syscall);
    if (!function) {
        function = (syscall_function)dlsym(RTLD_NEXT, "syscall");
        atomic_store(&libc_syscall, function);
    }
    return function(number, a, b, c, d, e, f);
}

void vitrine_set_seed(uint64_t seed) { atomic_store(&state, seed ^ INITIAL_SEED); }
