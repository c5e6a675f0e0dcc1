/** The form of a provider is repeated as an address, which may not be longer. */
export const maxBodyBytes = 16 * 1024

/** Providers send up to ten; thousands would fit. */
export const maxFormFields = 50

/** The host's `@fastify/rate-limit` reads it. A school or a company can sign in at once. */
export const limitedByNetwork = { rateLimit: { max: 600, timeWindow: '1 minute' } }
