// SPDX-License-Identifier: MIT
// usage: layout LIST ELF...
//
// Prints where each firmware stores the data of LIST, as JSON: {ELF: {"fields": {name: [address, bytes of an
// element, elements]}, "names": {enum: [names by number]}}}. Each line of LIST is one of these:
//
//   field NAME PATH         a variable or a member, such as ui.match.side; left out if there is no such
// variable
//   enum NAME ENUMERATOR    the enum with this enumerator; left out if there is none
//   skip START              ignores enumerators whose name starts like this
#include "core/layout.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS_MAX = 64, WORD_BYTES = 64, NAMES_MAX = 1024 };

static struct row {
    char kind[WORD_BYTES], name[WORD_BYTES], path[WORD_BYTES];
} rows[ROWS_MAX];
static unsigned row_count;

static struct {
    const char *name[NAMES_MAX];
    unsigned count;
} names;

static void fail(const char *what, const char *which)
{
    fprintf(stderr, "layout: %s%s\n", what, which);
    exit(1);
}

static void read_list(const char *path)
{
    FILE *const file = fopen(path, "r");
    char line[256];

    if (!file)
        fail("cannot read ", path);
    while (fgets(line, sizeof line, file)) {
        struct row *const row = &rows[row_count];
        const int words = sscanf(line, "%63s %63s %63s", row->kind, row->name, row->path);

        if (words > 0 && *row->kind != '#' && ++row_count == ROWS_MAX)
            fail("too many lines in ", path);
    }
    fclose(file);
}

static bool is_skipped(const char *name)
{
    for (const struct row *row = rows; row < rows + row_count; row++)
        if (!strcmp(row->kind, "skip") && !strncmp(name, row->name, strlen(row->name)))
            return true;
    return false;
}

static void keep_name(void *user, const char *name, unsigned number)
{
    (void)user;
    if (is_skipped(name))
        return;
    if (number >= NAMES_MAX)
        fail("too many enumerators before ", name);
    names.name[number] = name;
    if (number >= names.count)
        names.count = number + 1;
}

static void print_fields(const struct layout *layout)
{
    const char *before = "";
    struct field field;

    for (const struct row *row = rows; row < rows + row_count; row++) {
        char variable[WORD_BYTES];

        if (strcmp(row->kind, "field"))
            continue;
        snprintf(variable, sizeof variable, "%.*s", (int)strcspn(row->path, "."), row->path);
        if (layout_symbol(layout, variable) < 0)
            continue;
        if (!layout_variable(layout, row->path, &field))
            fail("no field ", row->path);
        printf("%s\"%s\": [%u, %u, %u]", before, row->name, (unsigned)field.at, field.size, field.count);
        before = ", ";
    }
}

static void print_names(const struct layout *layout)
{
    const char *before = "";

    for (const struct row *row = rows; row < rows + row_count; row++) {
        memset(&names, 0, sizeof names);
        if (strcmp(row->kind, "enum") || !layout_enum(layout, row->path, keep_name, NULL))
            continue;
        printf("%s\"%s\": [", before, row->name);
        for (unsigned i = 0; i < names.count; i++) {
            const char *const quote = names.name[i] ? "\"" : "";
            printf("%s%s%s%s", i ? ", " : "", quote, names.name[i] ? names.name[i] : "null", quote);
        }
        printf("]");
        before = ", ";
    }
}

int main(int argc, char **argv)
{
    char error[512];

    if (argc < 2)
        fail("usage: layout LIST ELF...", "");
    read_list(argv[1]);
    printf("{");
    for (int i = 2; i < argc; i++) {
        struct layout *const layout = layout_open(argv[i], error, sizeof error);

        if (!layout)
            fail(error, "");
        printf("%s\"%s\": {\"fields\": {", i > 2 ? ", " : "", argv[i]);
        print_fields(layout);
        printf("}, \"names\": {");
        print_names(layout);
        printf("}}");
        layout_close(layout);
    }
    printf("}\n");
    return fflush(stdout) ? 1 : 0;
}
