import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import { ApiError } from './api-error.ts'

/**
 * A log line holds these fields and no others, so that a child's words, a name, a token or a password cannot slip in
 * with an object that somebody logs. Addresses are left out too: queries and ids in paths say too much.
 */
const knownFields = new Set([
  'method',
  'route',
  'status',
  'milliseconds',
  'requestId',
  'err',
  'host',
  'port',
  'job',
  'count',
])

export function logOptions(level: Config['logLevel']): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (label) => ({ level: label }),
      log: (fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => knownFields.has(name))),
    },
    serializers: { err: describeError },
  }
}

/** Where it happened and of what kind, but no message: those of database errors quote the values. */
function describeError(error: Error): { type: string; message: string; stack: string; [field: string]: unknown } {
  return {
    type: error.name,
    message: error instanceof ApiError ? error.code : 'left out',
    code: 'code' in error ? error.code : undefined,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  }
}
