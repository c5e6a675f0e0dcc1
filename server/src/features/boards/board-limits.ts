import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../api-error.ts'
import { createLocalCounter } from '../../http/rate-limits/local-counter.ts'
import { hashClientId } from './board-identity.ts'

const windowMs = 60_000

/**
 * Limits each board before the limit of its network counts: a board in a loop of restarts, which calls every few seconds,
 * must not use up what the others at home need. Each process counts by itself; the limit of the network is counted over all.
 */
export function limitEachBoard(maxInMinute: number) {
  const counter = createLocalCounter()
  return async ({ headers }: FastifyRequest) => {
    const clientId = hashClientId(headers['client-id']?.toString().trim() ?? '')?.toString('base64url')
    if (clientId !== undefined && counter.count(clientId, windowMs).count > maxInMinute)
      throw new ApiError('too-many-requests')
  }
}
