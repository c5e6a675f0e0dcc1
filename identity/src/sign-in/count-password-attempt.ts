import type { Dependencies } from '../dependencies.ts'
import { tooManyAttempts } from '../passwords/attempts.ts'
import { passwordLimit, passwordLimitAllAddresses, passwordSprayingLimit } from '../passwords/limits.ts'
import type { Account } from '../accounts/account-store.ts'
import { hashAddress } from '../tokens/start-session.ts'

/** Checks the limit for this person from this address first, and the wider limits only where the person is not known. */
const statement = `
  select found.*,
    case when not identity.take_attempt($3, $4, $5, $9) then false
      when found."isKnown" then true
      when not identity.take_attempt($10, $11, $12, $9) then false
      else identity.take_attempt($6, $7, $8, $9) end as "isAllowed"
  from (select) as always
  left join lateral (
    select uid, email, email_verified as "emailVerified", password_hash as "passwordHash",
      must_change_password as "mustChangePassword", email_link_sign_in as "emailLinkSignIn", display_name as "displayName",
      photo_url as "photoUrl", disabled, valid_since as "validSince", created_at as "createdAt", last_login_at as "lastLoginAt",
      exists (select from identity.known_addresses k where k.uid = users.uid and k.address_hash = $2) as "isKnown",
      (select coalesce(json_agg(json_build_object('providerId', provider_id, 'rawId', raw_id)), '[]')
        from identity.linked_providers p where p.uid = users.uid) as providers,
      (select coalesce(json_agg(json_build_object('id', id, 'displayName', display_name, 'enrolledAt', enrolled_at)), '[]')
        from identity.second_factors f where f.uid = users.uid) as factors
    from identity.users where email = $1
  ) as found on true`

type Row = { [Field in keyof Account]: Account[Field] | null } & { isAllowed: boolean }

/**
 * Counts the attempt and reads the account in one prepared statement, so that hashing is nearly all the time of a sign-in.
 * Null when nobody has the address, after the same time.
 */
export async function countPasswordAttempt(
  dependencies: Dependencies,
  email: string,
  address: string,
): Promise<Account | null> {
  const here = passwordLimit(email, address)
  const anywhere = passwordLimitAllAddresses(email)
  const fromHere = passwordSprayingLimit(address)
  const { hashKey } = dependencies.attempts
  const { rows } = await dependencies.options.pool.query<Row>({
    name: 'identity try password',
    text: statement,
    values: [
      email,
      hashAddress(dependencies, address),
      hashKey(here),
      here.freeAttempts,
      here.maxWaitSeconds,
      hashKey(anywhere),
      anywhere.freeAttempts,
      anywhere.maxWaitSeconds,
      dependencies.now(),
      hashKey(fromHere),
      fromHere.freeAttempts,
      fromHere.maxWaitSeconds,
    ],
  })
  const [row] = rows
  if (!row?.isAllowed) throw tooManyAttempts()
  return row.uid === null ? null : (row as Account)
}
