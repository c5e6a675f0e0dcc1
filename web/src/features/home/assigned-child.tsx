import { Trans } from '@lingui/react/macro'

interface AssignedChildProps {
  childId: string | null
  family: { id: string; name: string }[]
}

export function AssignedChild({ childId, family }: AssignedChildProps) {
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
