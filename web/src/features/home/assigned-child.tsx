import { Trans } from '@lingui/react/macro'
import type { FamilyHome } from '../../api/family/family-queries.ts'

export function AssignedChild({ childId, family }: { childId: string | null; family: FamilyHome['children'] }) {
  const name = family.find(({ id }) => id === childId)?.name
  return (
    <p>
      {name === undefined ? (
        <Trans>Belongs to no child yet</Trans>
      ) : (
        <Trans>
          Belongs to <bdi>{name}</bdi>
        </Trans>
      )}
    </p>
  )
}
