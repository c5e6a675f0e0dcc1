import type { FastifyInstance } from 'fastify'
import { withJitter } from '@pipit/concurrency/jitter'
import { TokenBucket } from '@pipit/concurrency/token-bucket'

interface Options {
  refusalsPerSecond: number
  /** This many are sent without delay. */
  burstSize: number
  delayMs: number
}

/** Far more than people cause who mistype something. */
const defaults: Options = { refusalsPerSecond: 50, burstSize: 200, delayMs: 250 }

/**
 * Delays the refusals of a flood. Most programs that guess or flood wait for each answer, so they send less, and what
 * they cost is left to others. Waiting costs the server almost nothing.
 */
export function delayRefusals(app: FastifyInstance, changes: Partial<Options> = {}) {
  const { refusalsPerSecond, burstSize, delayMs } = { ...defaults, ...changes }
  const bucket = new TokenBucket({ tokensPerSecond: refusalsPerSecond, burstSize })
  // A callback: a promise for each request costs several percent of a small one.
  app.addHook('onSend', (_request, { statusCode }, payload, done) => {
    const send = () => done(null, payload)
    if (statusCode < 400 || bucket.take()) send()
    else setTimeout(send, withJitter(delayMs))
  })
}
