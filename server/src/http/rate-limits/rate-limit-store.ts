import type { Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'
import type { Window } from './local-counter.ts'
import type { CountRequest } from './shared-rate-limits.ts'

/** Counts requests in PostgreSQL. */
export function rateLimitStore(db: Queries): CountRequest {
  return async (key, windowMs) => {
    const [window] = await db.query(
      prepared(
        'count_request',
        sql<Window>`
          insert into rate_limits as counted (key, count, expires_at)
          values (${key}, 1, now() + ${windowMs}::int * interval '1 millisecond')
          on conflict (key) do update
            set count = case when counted.expires_at > now() then counted.count + 1 else 1 end,
                expires_at = case when counted.expires_at > now() then counted.expires_at else excluded.expires_at end
          returning count, (extract(epoch from expires_at - now()) * 1000)::int as "remainingMs"`,
      ),
    )
    return window as Window
  }
}

export async function sweepRateLimits(db: Queries) {
  await db.execute(sql`delete from rate_limits where expires_at < now()`)
}
