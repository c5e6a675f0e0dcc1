import { scopesOf } from '@pipit/contract/api/access'
import { createAccessTokens } from '@pipit/server/access/access-token'
import { openDatabase } from '@pipit/server/database/open-database'
import { secretKeys } from '@pipit/server/config/secret-keys'

interface Family {
  accountId: string
  sessionId: string
}

/**
 * Adds signed-in parents who have given their consent, each with some children. They are written to the database of the
 * running server, because a hundred sign-ups would take longer than the benchmark.
 */
export async function insertFamilies(dataFolder: string, { count, children }: { count: number; children: number }) {
  const { pool, close } = await openDatabase({ databaseUrl: null, dataFolder })
  const tokens = createAccessTokens((await secretKeys({ secretKey: null, dataFolder })).forPurpose('access tokens'))
  const { rows } = await pool.query<Family>(
    `with account as (
       insert into accounts (identity_uid, email, email_verified)
       select id, id || '@example.org', true from (select gen_random_uuid() as id from generate_series(1, $1)) new
       returning id
     ), consent as (
       insert into consents (id, account_id, version, text_hash) select gen_random_uuid(), id, 1, 'benchmark' from account
     )
     insert into sessions (account_id, signed_in_at, user_agent) select id, now(), 'benchmark' from account
     returning account_id as "accountId", id as "sessionId"`,
    [count],
  )
  const accountIds = rows.map(({ accountId }) => accountId)
  await pool.query(
    `insert into children (id, account_id, name, proficiency_level, content_maturity, interests, activities, language)
     select uuidv7(), account_id, 'First child ' || number, 'simple', 'preschool', '{}', '{}', 'en'
       from unnest($1::uuid[]) account_id, generate_series(1, $2) number`,
    [accountIds, children],
  )
  const callers = rows.map(async ({ accountId, sessionId }) => ({
    accountId,
    token: await tokens.sign({
      kind: 'account',
      accountId,
      sessionId,
      tokenVersion: 1,
      role: 'parent',
      scopes: scopesOf.parent,
    }),
  }))
  return {
    callers: await Promise.all(callers),
    async deleteNewChildren() {
      await pool.query(`delete from children where account_id = any($1) and name not like 'First %'`, [accountIds])
    },
    close,
  }
}
