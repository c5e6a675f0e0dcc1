import { setTimeout as delay } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { advisoryLocks } from './advisory-locks.ts'

const pollMs = 100

/**
 * Until the connection ends, no other process migrates. Asks again and again: a statement that waited for the lock would be
 * a transaction for which an index that is built concurrently waits, and both would wait for ever.
 */
export async function lockMigrations(client: ClientBase) {
  for (;;) {
    const { rows } = await client.query<{ isLocked: boolean }>('select pg_try_advisory_lock($1) as "isLocked"', [
      advisoryLocks.migrations,
    ])
    if (rows[0]?.isLocked) return
    await delay(pollMs)
  }
}
