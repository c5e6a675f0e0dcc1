import type { RateLimitOptions } from '@fastify/rate-limit'
import { accountOrNetwork } from '../../http/rate-limit-key.ts'

/** Allows a parent to register a box of cards, but not a script to guess claim codes. */
export const claimCodeRateLimit: RateLimitOptions = {
  max: 60,
  timeWindow: '1 minute',
  keyGenerator: accountOrNetwork,
}
