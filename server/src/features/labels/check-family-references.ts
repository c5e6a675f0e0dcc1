import type { Queries } from '../../database/connect.ts'
import { ApiError } from '../../http/api-error.ts'
import { findFamilyReferences } from './label-store.ts'

interface FamilyReferences {
  childId?: string | null | undefined
  wifiNetworkId?: string | null | undefined
}

/** What a device or card is given to must be the same family's; anybody else's looks as if it did not exist. */
export async function checkFamilyReferences(
  db: Queries,
  accountId: string,
  { childId, wifiNetworkId }: FamilyReferences,
) {
  if (!childId && !wifiNetworkId) return
  const { hasChild, hasNetwork } = await findFamilyReferences(db, accountId, { childId, wifiNetworkId })
  const details = [
    ...(childId && !hasChild ? [{ field: 'body.childId', message: 'There is no such child in this family.' }] : []),
    ...(wifiNetworkId && !hasNetwork ? [unknownNetwork] : []),
  ]
  if (details.length > 0) throw new ApiError('invalid-request', details)
}

export const unknownNetwork = { field: 'body.wifiNetworkId', message: 'There is no such wifi network in this family.' }
