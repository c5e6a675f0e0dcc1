/** In seconds; the SDK renews a token some minutes before. */
export const idTokenLifetimeSeconds = 3600
