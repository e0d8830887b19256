// Writes values with Cyclone DDS and lets it read the bytes of another implementation.
//
// The types and values are generated: types.idl (compiled by idlc to types.c and types.h) and samples.h. Reads lines "NAME LITTLE BIG" from standard
// input (hex with encapsulation header) and prints for each "NAME WRITTEN FROM_LITTLE FROM_BIG KEY_HASH": what Cyclone DDS writes for its own copy of
// the value, what it writes after reading the given bytes of each order, and the key hash ("-" without a key). Errors show as "?".
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include <dds/dds.h>
#include <dds/ddsi/ddsi_serdata.h>
#include <dds/ddsi/ddsi_sertype.h>

#include "types.h"

struct sample {
    const char *name;
    const dds_topic_descriptor_t *descriptor;
    const void *value;
    bool keyed;
};

#include "samples.h"

enum { SAMPLE_COUNT = sizeof samples / sizeof samples[0], LINE_SIZE = 1 << 18 };

static const char configuration[] =
    "<General><Interfaces><NetworkInterface name=\"lo\"/></Interfaces><AllowMulticast>false</AllowMulticast></General>";

static void print_hex(const unsigned char *bytes, size_t size) {
    for (size_t i = 0; i < size; i++) {
        printf("%02x", bytes[i]);
    }
}

/* Prints the serialised form without the padding that Cyclone DDS adds at the end and counts in the header's options. */
static void print_serdata(const struct ddsi_serdata *data) {
    if (data == NULL) {
        printf(" ?");
        return;
    }
    const size_t size = ddsi_serdata_size(data);
    unsigned char *bytes = malloc(size);
    ddsi_serdata_to_ser(data, 0, size, bytes);
    const size_t padding = bytes[3] & 3;
    bytes[3] &= 0xfc;
    printf(" ");
    print_hex(bytes, size - padding);
    free(bytes);
}

static struct ddsi_serdata *from_hex(const struct ddsi_sertype *type, const char *hex) {
    const size_t size = strlen(hex) / 2;
    const size_t padded = 4 + (size - 4 + 3) / 4 * 4;
    unsigned char *bytes = calloc(1, padded);
    for (size_t i = 0; i < size; i++) {
        unsigned int byte;
        sscanf(hex + 2 * i, "%2x", &byte);
        bytes[i] = (unsigned char) byte;
    }
    bytes[3] |= (unsigned char) (padded - size);
    ddsrt_iovec_t part = {.iov_base = bytes, .iov_len = padded};
    struct ddsi_serdata *data = ddsi_serdata_from_ser_iov(type, SDK_DATA, 1, &part, padded);
    free(bytes);
    return data;
}

static void print_and_release(struct ddsi_serdata *data) {
    print_serdata(data);
    if (data != NULL) {
        ddsi_serdata_unref(data);
    }
}

/* A topic with a reader and a writer of this process, and the sample that went from one to the other. Its type lives as long as the topic. */
struct exchange {
    dds_entity_t topic;
    dds_entity_t reader;
    dds_entity_t writer;
    struct ddsi_serdata *data;
};

static struct exchange open_exchange(
    dds_entity_t participant, const struct sample *sample, dds_data_representation_id_t representation) {
    char topic_name[128];
    snprintf(topic_name, sizeof topic_name, "%s_%d", sample->name, (int) representation);
    for (char *c = topic_name; *c != '\0'; c++) {
        *c = *c == '/' ? '_' : *c;
    }
    dds_qos_t *qos = dds_create_qos();
    dds_qset_data_representation(qos, 1, &representation);
    struct exchange it = {.data = NULL};
    it.topic = dds_create_topic(participant, sample->descriptor, topic_name, qos, NULL);
    it.reader = dds_create_reader(participant, it.topic, qos, NULL);
    it.writer = dds_create_writer(participant, it.topic, qos, NULL);
    dds_delete_qos(qos);
    dds_sample_info_t info;
    if (dds_write(it.writer, sample->value) != DDS_RETCODE_OK
        || dds_takecdr(it.reader, &it.data, 1, &info, DDS_ANY_STATE) != 1) {
        it.data = NULL;
    }
    return it;
}

static void close_exchange(struct exchange *it) {
    if (it->data != NULL) {
        ddsi_serdata_unref(it->data);
    }
    dds_delete(it->writer);
    dds_delete(it->reader);
    dds_delete(it->topic);
}

/* Cyclone DDS takes the key hash in the XCDR version of the sample; the vectors want that of version 2. */
static void print_key(dds_entity_t participant, const struct sample *sample) {
    struct exchange second = open_exchange(participant, sample, DDS_DATA_REPRESENTATION_XCDR2);
    printf(" ");
    if (second.data == NULL) {
        printf("?");
    } else {
        ddsi_keyhash_t hash;
        ddsi_serdata_get_keyhash(second.data, &hash, false);
        print_hex(hash.value, sizeof hash.value);
    }
    close_exchange(&second);
}

static void run(dds_entity_t participant, const struct sample *sample, const char *little, const char *big) {
    struct exchange first = open_exchange(participant, sample, DDS_DATA_REPRESENTATION_XCDR1);
    printf("%s", sample->name);
    print_serdata(first.data);
    if (first.data == NULL) {
        printf(" ? ?");
    } else {
        print_and_release(from_hex(first.data->type, little));
        print_and_release(from_hex(first.data->type, big));
    }
    close_exchange(&first);
    if (sample->keyed) {
        print_key(participant, sample);
    } else {
        printf(" -");
    }
    printf("\n");
}

int main(void) {
    static char line[LINE_SIZE];
    static char little[LINE_SIZE];
    static char big[LINE_SIZE];
    char name[128];
    dds_create_domain(0, configuration);
    const dds_entity_t participant = dds_create_participant(0, NULL, NULL);
    if (participant < 0) {
        fprintf(stderr, "no participant: %s\n", dds_strretcode(-participant));
        return 1;
    }
    while (fgets(line, sizeof line, stdin) != NULL) {
        if (sscanf(line, "%127s %s %s", name, little, big) != 3) {
            continue;
        }
        for (int i = 0; i < SAMPLE_COUNT; i++) {
            if (strcmp(samples[i].name, name) == 0) {
                run(participant, &samples[i], little, big);
            }
        }
    }
    dds_delete(DDS_CYCLONEDDS_HANDLE);
    return 0;
}
