import { defaultLimits, type DatabaseLimits } from '@pipit/database/limits'
import { z } from 'zod'

export interface DatabaseConfig {
  /** Listening and locks need a session of their own. Null: DATABASE_URL gives one. */
  directUrl: string | null
  /** The limits of requests and conversations. */
  limits: DatabaseLimits
  /** The limits of jobs, exports and deletions. */
  longLimits: DatabaseLimits
}

/** Nobody waits for a job, so it waits longer for a connection or a lock before it is tried again. */
const longWaitMs = 30_000

const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address that starts with postgres://',
})

const wholeNumber = (byDefault: number, [min, max]: [number, number], unit: string) =>
  z
    .string()
    .regex(/^\d+$/, `must be a number of ${unit}`)
    .default(String(byDefault))
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))

const milliseconds = (byDefault: number, max = 600_000) => wholeNumber(byDefault, [100, max], 'milliseconds')
const connections = (byDefault: number) => wholeNumber(byDefault, [1, 1000], 'connections')

export const databaseVariables = z.object({
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_POOL_SIZE: connections(defaultLimits.poolSize),
  DATABASE_POOL_WAIT_MS: milliseconds(defaultLimits.poolWaitMs),
  DATABASE_CONNECT_TIMEOUT_MS: milliseconds(defaultLimits.connectTimeoutMs),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds(defaultLimits.statementTimeoutMs),
  DATABASE_LOCK_TIMEOUT_MS: milliseconds(defaultLimits.lockTimeoutMs),
  DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS: milliseconds(defaultLimits.idleInTransactionTimeoutMs),
  DATABASE_LONG_POOL_SIZE: connections(4),
  DATABASE_LONG_STATEMENT_TIMEOUT_MS: milliseconds(600_000, 86_400_000),
})

type Variables = z.output<typeof databaseVariables>

/** Calls `fail` for the first variable that is missing or contradicts another. */
export function readDatabaseConfig(values: Variables, fail: (message: string) => never): DatabaseConfig {
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
    fail('DATABASE_DIRECT_URL needs DATABASE_URL: the address of the pooler in front of the same database.')
  if (values.DATABASE_LOCK_TIMEOUT_MS >= values.DATABASE_STATEMENT_TIMEOUT_MS)
    fail('DATABASE_LOCK_TIMEOUT_MS must be less than DATABASE_STATEMENT_TIMEOUT_MS, which ends waiting for a lock too.')
  const limits: DatabaseLimits = {
    poolSize: values.DATABASE_POOL_SIZE,
    poolWaitMs: values.DATABASE_POOL_WAIT_MS,
    connectTimeoutMs: values.DATABASE_CONNECT_TIMEOUT_MS,
    statementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    lockTimeoutMs: values.DATABASE_LOCK_TIMEOUT_MS,
    idleInTransactionTimeoutMs: values.DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS,
  }
  return { directUrl: values.DATABASE_DIRECT_URL ?? null, limits, longLimits: toLongLimits(limits, values) }
}

function toLongLimits(limits: DatabaseLimits, values: Variables): DatabaseLimits {
  return {
    ...limits,
    poolSize: values.DATABASE_LONG_POOL_SIZE,
    poolWaitMs: longWaitMs,
    lockTimeoutMs: longWaitMs,
    statementTimeoutMs: values.DATABASE_LONG_STATEMENT_TIMEOUT_MS,
    idleInTransactionTimeoutMs: values.DATABASE_LONG_STATEMENT_TIMEOUT_MS,
  }
}
