import type { FastifyRequest } from 'fastify'

/** Counts the calls of an account together, from wherever they come. */
export function accountOrNetwork({ principal, clientNetwork }: FastifyRequest): string {
  return principal?.kind === 'account' ? principal.accountId : clientNetwork
}
