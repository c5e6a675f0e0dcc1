/** The SDK renews a token some minutes before. */
export const idTokenLifetimeSeconds = 3600

/**
 * The refresh token before the newest one is accepted for this long. If a response is lost, the SDK gives up after a
 * minute at most and tries again half a minute later; a hidden tab reads what other tabs have stored once a minute.
 */
export const refreshTokenGraceSeconds = 2 * 60

/** People sign in again after this, however often they have come back. */
export const maxSignInSeconds = 365 * 24 * 60 * 60
