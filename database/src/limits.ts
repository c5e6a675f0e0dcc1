/** How long anything waits for the database before it gives up. */
export interface DatabaseLimits {
  /** The most connections that one pool opens. */
  poolSize: number
  /** How long a query waits for a free connection of the pool. */
  poolWaitMs: number
  connectTimeoutMs: number
  statementTimeoutMs: number
  /** How long a statement waits for a lock that another transaction holds. */
  lockTimeoutMs: number
  /** How long a transaction may do nothing while it holds its locks. */
  idleInTransactionTimeoutMs: number
}

export const defaultLimits: DatabaseLimits = {
  poolSize: 10,
  poolWaitMs: 5000,
  connectTimeoutMs: 5000,
  statementTimeoutMs: 10_000,
  lockTimeoutMs: 3000,
  idleInTransactionTimeoutMs: 30_000,
}

/** Connections whose session is theirs alone send it once, when they are opened. */
export const sessionTimeouts = (limits: DatabaseLimits) => ({
  statement_timeout: limits.statementTimeoutMs,
  lock_timeout: limits.lockTimeoutMs,
  idle_in_transaction_session_timeout: limits.idleInTransactionTimeoutMs,
})

/** Sessions that others use too send it. It is one message, so it takes no longer than `begin`. */
export function beginWithTimeouts(limits: DatabaseLimits) {
  const settings = Object.entries(sessionTimeouts(limits)).map(([name, value]) => `set local ${name} = ${value}`)
  return ['begin', ...settings].join('; ')
}
