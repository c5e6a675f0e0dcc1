import type { Database } from '../../database/connect.ts'
import { ApiError } from '../../http/api-error.ts'

interface FamilyReferences {
  childId?: string | null | undefined
  wifiNetworkId?: string | null | undefined
}

/** What a device or card is given to must be the same family's; anybody else's looks as if it did not exist. */
export async function checkFamilyReferences(
  { pool }: Database,
  accountId: string,
  { childId, wifiNetworkId }: FamilyReferences,
) {
  if (!childId && !wifiNetworkId) return
  const { rows } = await pool.query<{ hasChild: boolean; hasNetwork: boolean }>(
    `select exists (select from children where account_id = $1 and id = $2) as "hasChild",
            exists (select from wifi_networks where account_id = $1 and id = $3 and removed_at is null) as "hasNetwork"`,
    [accountId, childId, wifiNetworkId],
  )
  const details = [
    ...(childId && !rows[0]?.hasChild
      ? [{ field: 'body.childId', message: 'There is no such child in this family.' }]
      : []),
    ...(wifiNetworkId && !rows[0]?.hasNetwork ? [unknownNetwork] : []),
  ]
  if (details.length > 0) throw new ApiError('invalid-request', details)
}

export const unknownNetwork = { field: 'body.wifiNetworkId', message: 'There is no such wifi network in this family.' }
