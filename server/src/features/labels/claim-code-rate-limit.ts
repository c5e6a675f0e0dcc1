import type { RateLimitOptions } from '@fastify/rate-limit'

/** Per account. Allows a parent to register a box of cards, but not a script to guess claim codes. */
export const claimCodeRateLimit: RateLimitOptions = {
  max: 60,
  timeWindow: '1 minute',
  keyGenerator: ({ principal, clientNetwork }) => (principal?.kind === 'account' ? principal.accountId : clientNetwork),
}
