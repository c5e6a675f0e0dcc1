import type { FamilyHome } from '../../api/family/family-queries.ts'

export function AssignedChild({ childId, family }: { childId: string | null; family: FamilyHome['children'] }) {
  const child = family.find(({ id }) => id === childId)
  if (!child) return <p>Belongs to no child yet</p>
  return (
    <p>
      Belongs to <bdi>{child.name}</bdi>
    </p>
  )
}
