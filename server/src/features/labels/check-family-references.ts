import type { Queries } from '@pipit/database/connect'
import { ApiError } from '../../api-error.ts'
import { findFamilyReferences } from './label-store.ts'

interface FamilyReferences {
  childId?: string | null | undefined
  wifiNetworkId?: string | null | undefined
}

/** The child and the network of a device or card must belong to the same family. Others are reported as unknown. */
export async function checkFamilyReferences(
  db: Queries,
  accountId: string,
  { childId, wifiNetworkId }: FamilyReferences,
) {
  if (!childId && !wifiNetworkId) return
  const { hasChild, hasNetwork } = await findFamilyReferences(db, accountId, { childId, wifiNetworkId })
  const details = [
    ...(childId && !hasChild
      ? [{ field: 'body.childId', message: /*i18n*/ 'There is no such child in this family.' }]
      : []),
    ...(wifiNetworkId && !hasNetwork ? [unknownNetwork] : []),
  ]
  if (details.length > 0) throw new ApiError('invalid-request', details)
}

export const unknownNetwork = {
  field: 'body.wifiNetworkId',
  message: /*i18n*/ 'There is no such wifi network in this family.',
}
