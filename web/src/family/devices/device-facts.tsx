import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFamilyHome } from '../account/api/get-family-home.ts'
import { useFamily } from '../account/use-family.ts'
import { formatNumber } from '../../i18n/formats.ts'

/** A row of a description list. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function BatteryFact({ battery }: { battery: number | null }) {
  return (
    <Fact name={t`Battery`}>{battery === null ? t`Not known` : formatNumber(battery / 100, { style: 'percent' })}</Fact>
  )
}

export function ChildFact({ childId }: { childId: string | null }) {
  const { to } = useFamily()
  const child = useFamilyHome().data?.children.find(({ id }) => id === childId)
  return (
    <Fact name={t`Child`}>
      {child ? (
        <Link to={to(`/children/${child.id}`)}>
          <bdi>{child.name}</bdi>
        </Link>
      ) : (
        t`No child yet`
      )}
    </Fact>
  )
}
