import type { RateLimitOptions } from '@fastify/rate-limit'

/** A parent with a box of cards is fast; a script that tries codes is faster. Counted for each account. */
export const claimCodeRateLimit: RateLimitOptions = {
  max: 60,
  timeWindow: '1 minute',
  keyGenerator: ({ principal, ip }) => (principal?.kind === 'account' ? principal.accountId : ip),
}
