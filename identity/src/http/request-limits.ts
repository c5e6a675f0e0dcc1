/**
 * The form of a provider, with an `id_token` and the name of the person, is repeated as an address, which may have no
 * more.
 */
export const maxBodyBytes = 16 * 1024

/** Providers send up to ten; thousands would fit. */
export const maxFormFields = 50

/**
 * Limits each route for each network, so that a school or a company can sign in at once. The host's
 * `@fastify/rate-limit` reads it and counts before a body is read. Operations that guess something or send mail have
 * limits of their own.
 */
export const limitedByNetwork = { rateLimit: { max: 600, timeWindow: '1 minute' } }
