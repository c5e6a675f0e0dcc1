import { parse } from 'node:querystring'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../api-error.ts'

/** Far more than any call has. Thousands fit into an address, and each costs time before the caller is known. */
const maxParameters = 100
const tooMany: Record<string, string> = Object.freeze({})

/** Counts before it parses. The router, which calls this, could not refuse the request. */
export function parseQuery(text: string) {
  return text.split('&', maxParameters + 1).length > maxParameters ? tooMany : parse(text)
}

export function refuseLongQueries(app: FastifyInstance) {
  app.addHook('onRequest', ({ query }, _reply, done) =>
    done(query === tooMany ? new ApiError('invalid-request', [problem]) : undefined),
  )
}

const problem = { field: 'query', message: `Send at most ${maxParameters} parameters.` }
