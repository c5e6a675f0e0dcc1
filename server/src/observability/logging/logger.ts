import { hostname } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import { destination, pino, type DestinationStream } from 'pino'
import type { Config } from '../../config/config.ts'

/**
 * All other fields are dropped from log lines, so a child's words, a name, a token or a password cannot slip in with a
 * logged object. There is no URL, because query strings and ids are personal data.
 */
const knownFields = new Set([
  'method',
  'route',
  'status',
  'milliseconds',
  'requestId',
  'conversationId',
  'feature',
  'provider',
  // The name of a model of ours, or one that the operator has configured.
  'model',
  'code',
  'job',
  'attempt',
  'count',
  'checkpoint',
  'entry',
  'mac',
  'host',
  'port',
  'err',
])

export type Logger = FastifyBaseLogger

/** Writes one JSON object per line, to the standard output unless a stream is given. */
export function createLogger(
  { logLevel, logErrorCauses }: Pick<Config, 'logLevel' | 'logErrorCauses'>,
  stream?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    // Several processes may write to one log.
    base: { hostname: hostname(), pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      log(fields: Record<string, unknown>) {
        const known: Record<string, unknown> = {}
        for (const name in fields) if (knownFields.has(name)) known[name] = fields[name]
        return known
      },
    },
    serializers: { err: logErrorCauses ? describeCause : describeError },
  }
  return pino(options, stream ?? openStandardOutput())
}

/** Lines are written in batches, at most a tenth of a second late; the rest when the process exits. */
function openStandardOutput() {
  return destination({ fd: process.stdout.fd, minLength: 4096, periodicFlush: 100 })
}

interface ErrorDescription {
  type: string
  message: string
  code?: unknown
  stack: string
  cause?: ErrorDescription
}

/** Without the message, because messages of database errors contain values. */
function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: 'left out', stack: '' }
  return {
    ...describe(error, describeError),
    message: 'left out',
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
  }
}

/** With messages, for developers. They may quote what somebody said or typed. */
function describeCause(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  return { ...describe(error, describeCause), message: error.message, stack: error.stack ?? '' }
}

function describe(error: Error, describeInner: (cause: unknown) => ErrorDescription) {
  return {
    type: error.name,
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause instanceof Error ? { cause: describeInner(error.cause) } : {}),
  }
}
