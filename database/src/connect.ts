import { Pool, types, type PoolClient, type PoolConfig } from 'pg'
import { createConnectionTurns } from './connection-turns.ts'
import { isUnanswered } from './error-code.ts'
import { beginWithTimeouts, defaultLimits, sessionTimeouts, type DatabaseLimits } from './limits.ts'
import { toQuery, type Sql } from './sql.ts'

/** What a store needs: the database, or a transaction on it. */
export interface Queries {
  query: <Row>(statement: Sql<Row>) => Promise<Row[]>
  /** Resolves to the number of rows that a statement has changed. */
  execute: (statement: Sql) => Promise<number>
}

export interface Database extends Queries {
  /** All that `work` does with the queries that it is given, or nothing. */
  transaction: <Result>(work: (db: Queries) => Promise<Result>) => Promise<Result>
  /**
   * Sends all statements that `work` begins before it first waits on one connection, without waiting for answers in
   * between. For a page that needs many small queries: writing each to another connection costs more than most of them.
   */
  together: <Result>(work: (db: Queries) => Promise<Result>) => Promise<Result>
  /** How many queries and transactions wait for a connection. */
  waitingCount: () => number
  /** Libraries that bring their own SQL use it. */
  pool: Pool
}

interface Options {
  limits?: DatabaseLimits | undefined
  /**
   * The connection leads to a pooler in transaction mode, such as PgBouncer: the next transaction may run in another
   * session. So timeouts are set in each transaction, and no statement is prepared.
   */
  throughPooler?: boolean
  /** A connection that is lost is replaced at the next query; this can log it. */
  onConnectionLost?: (error: Error) => void
}

/** PostgreSQL ends a statement itself. The client gives up a little later, in case PostgreSQL does not answer at all. */
const answerMarginMs = 1000

/** A day on the calendar is a string: as a Date it would be another day in some time zones. */
const getTypeParser: typeof types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === types.builtins.DATE ? (day: string) => day : (types.getTypeParser(type, format as 'text') as never)

export function connect(connection: PoolConfig, options: Options = {}): Database {
  const { limits = defaultLimits, throughPooler = false, onConnectionLost = () => undefined } = options
  const pool = new Pool({
    ...connection,
    ...(throughPooler ? {} : sessionTimeouts(limits)),
    max: limits.poolSize,
    connectionTimeoutMillis: limits.connectTimeoutMs,
    query_timeout: limits.statementTimeoutMs + answerMarginMs,
    application_name: 'pipit',
    // A statement is sent without waiting for the result of the one before.
    pipeline: true,
    types: { getTypeParser },
  })
  pool.on('error', onConnectionLost)
  // While a client is checked out, the pool does not listen, and an error without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const turns = createConnectionTurns(limits.poolSize, limits.poolWaitMs)
  const begin = throughPooler ? beginWithTimeouts(limits) : 'begin'
  // A single statement through a pooler needs a transaction, because only that has timeouts.
  const single = throughPooler ? singleTransaction : withoutTransaction
  return {
    query: (statement) => single((db) => db.query(statement)),
    execute: (statement) => single((db) => db.execute(statement)),
    transaction,
    together,
    waitingCount: turns.waitingCount,
    pool,
  }

  async function withoutTransaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    const endTurn = await turns.take()
    return work(queriesOn(pool)).finally(endTurn)
  }

  /** Its beginning and its end are sent with it: a process that froze in between would keep its locks from others. */
  function singleTransaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    return onConnection((client) => togetherOn(client, work, { begin }))
  }

  function transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    return onConnection((client) => transactionOn(client, work))
  }

  function together<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    return throughPooler ? transaction(work) : onConnection((client) => togetherOn(client, work))
  }

  async function onConnection<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const endTurn = await turns.take()
    try {
      return await work(await pool.connect())
    } finally {
      endTurn()
    }
  }

  async function transactionOn<Result>(client: PoolClient, work: (db: Queries) => Promise<Result>): Promise<Result> {
    try {
      await client.query(begin)
      const result = await work(queriesOn(client, { prepare: !throughPooler }))
      await client.query('commit')
      client.release()
      return result
    } catch (error) {
      await abandon(client, error)
      throw error
    }
  }
}

/**
 * The connection is free again when the last statement is answered, even if an earlier one has failed. With `begin`, they
 * are a transaction; one that has failed is rolled back by its `commit`.
 */
async function togetherOn<Result>(
  client: PoolClient,
  work: (db: Queries) => Promise<Result>,
  { begin }: { begin?: string } = {},
): Promise<Result> {
  const answers: Promise<unknown>[] = []
  const { query, execute } = queriesOn(client, { prepare: begin === undefined })
  const begun = begin === undefined ? null : note(client.query(begin))
  const working = work({
    query: (statement) => note(query(statement)),
    execute: (statement) => note(execute(statement)),
  })
  const committed = begin === undefined ? null : note(client.query('commit'))
  const [result, ...transaction] = await Promise.allSettled([working, begun, committed])
  const settled = await Promise.allSettled(answers)
  client.release(settled.some((each) => each.status === 'rejected' && isUnanswered(each.reason)))
  if (result.status === 'rejected') throw result.reason
  for (const each of transaction) if (each.status === 'rejected') throw each.reason
  return result.value

  function note<Value>(answer: Promise<Value>) {
    answers.push(answer)
    return answer
  }
}

/** A connection that cannot roll back, or that did not answer, is not used again. */
async function abandon(client: PoolClient, error: unknown) {
  if (isUnanswered(error)) return client.release(true)
  await client.query('rollback').then(
    () => client.release(),
    (broken: Error) => client.release(broken),
  )
}

export function queriesOn(connection: Pick<Pool, 'query'>, { prepare = true } = {}): Queries {
  const send = (statement: Sql) => connection.query(toQuery(statement, prepare))
  return {
    query: async <Row>(statement: Sql<Row>) => (await send(statement)).rows as Row[],
    execute: async (statement) => (await send(statement)).rowCount ?? 0,
  }
}
