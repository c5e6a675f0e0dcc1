/** In seconds; the SDK renews a token some minutes before. */
export const idTokenLifetime = 3600
