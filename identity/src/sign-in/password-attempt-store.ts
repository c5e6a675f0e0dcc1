import type { Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'
import { accountColumns, type Account } from '../accounts/account-store.ts'

interface Limit {
  keyHash: string
  freeAttempts: number
  maxWaitSeconds: number
}

interface PasswordAttempt {
  email: string
  addressHash: string
  at: Date
  limit: Limit
  sprayingLimit: Limit
  allAddressesLimit: Limit
}

/** All but `isAllowed` is null if there is no account. */
type Row = { [Field in keyof Account]: Account[Field] | null } & { isKnown: boolean | null; isAllowed: boolean }

/** One prepared statement checks all limits. The wider ones count only where the person is not known. */
export async function countAndFindAccount(db: Queries, attempt: PasswordAttempt): Promise<Row | null> {
  const { email, addressHash, at, limit, sprayingLimit, allAddressesLimit } = attempt
  const [row] = await db.query(
    prepared(
      'identity_try_password',
      sql<Row>`
        select found.*,
          case when not ${take(limit, at)} then false
            when found."isKnown" then true
            when not ${take(sprayingLimit, at)} then false
            else ${take(allAddressesLimit, at)} end as "isAllowed"
        from (select) as always
        left join lateral (
          select ${accountColumns},
            exists (select from identity.known_addresses known
              where known.uid = users.uid and known.address_hash = ${addressHash}) as "isKnown"
          from identity.users where email = ${email}
        ) as found on true`,
    ),
  )
  return row ?? null
}

const take = ({ keyHash, freeAttempts, maxWaitSeconds }: Limit, at: Date) =>
  sql`identity.take_attempt(${keyHash}, ${freeAttempts}, ${maxWaitSeconds}, ${at})`
