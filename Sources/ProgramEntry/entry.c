/* Where a widget program starts. Users' own `@main` is blanked before they are compiled: whether
   a folder has one, several or none, its widgets are found among the program's types. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

/* The host, in the library that holds every module users import. */
extern int vitrine_host_main(int argc, char **argv) __attribute__((weak));

/* VITRINE_MEMORY: the bytes of data that the program may hold. Reservations that nothing was
   written to (thread arenas) do not count, so the figure means what it says on any machine. */
static void limit_memory(void) {
    const char *text = getenv("VITRINE_MEMORY");
    if (!text) return;
    rlim_t bytes = strtoull(text, NULL, 10);
    if (bytes == 0) return;
    struct rlimit limit = {bytes, bytes};
    setrlimit(RLIMIT_DATA, &limit);
}

int main(int argc, char **argv) {
    struct rlimit no_core = {0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    limit_memory();
    if (!vitrine_host_main) {
        fputs("the runtime library holds no host\n", stderr);
        return 70;
    }
    return vitrine_host_main(argc, argv);
}
