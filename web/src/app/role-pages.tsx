import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { useFamily } from '../family/account/use-family.ts'
import { useFamilyRole } from '../family/account/use-family-role.ts'
import { ButtonLink } from '../ui/layout/button-link.tsx'
import { TitleCard } from '../ui/layout/title-card.tsx'
import type { changesFamily } from './changes-family.ts'

/** Shows a page only to those who may use it: a page that only changes something is not for viewers. */
export function RolePages({ children }: { children: ReactNode }) {
  const { to } = useFamily()
  const { canChange } = useFamilyRole()
  const handle = useMatches().at(-1)?.handle as Partial<typeof changesFamily> | undefined
  if (canChange || handle?.changesFamily !== true) return children
  return (
    <TitleCard isLarge title={t`You can look, but not change anything here`}>
      <p>
        <Trans>If you would like to help with this, ask an owner of the family to make you a guardian.</Trans>
      </p>
      <ButtonLink to={to()}>
        <Trans>Back to the family</Trans>
      </ButtonLink>
    </TitleCard>
  )
}
