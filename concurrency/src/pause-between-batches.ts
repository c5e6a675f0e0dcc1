/** While much arrives, each batch holds more of it, which costs less. Who comes first, or alone, does not wait. */
export const pauseBetweenBatchesMs = 5
