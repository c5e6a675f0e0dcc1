import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useFamilyName } from '../../family/account/use-family-name.ts'
import { useFamilyRole } from '../../family/account/use-family-role.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { BackToFamily } from '../../family/account/back-to-family.tsx'
import panels from '../../ui/layout/panels.module.css'
import { useGuardians } from './api/get-guardians.ts'
import { ChangesPanel } from './changes-panel.tsx'
import { GuardiansPanel } from './guardians-panel.tsx'
import { HandOverPanel } from './hand-over-panel.tsx'
import { InvitePanel } from './invite-panel.tsx'
import { LeavePanel } from './leave-panel.tsx'

export function GuardiansPage() {
  const { role } = useFamilyRole()
  const { isOwn, familyName } = useFamilyName()
  const guardians = useGuardians()
  return (
    <>
      <BackToFamily />
      <PageTitle>{t`Guardians`}</PageTitle>
      <Lead>
        {isOwn ? (
          <Trans>The adults who look after your family, each with their own sign-in.</Trans>
        ) : (
          <Trans>The adults who look after {familyName}’s family, each with their own sign-in.</Trans>
        )}
      </Lead>
      <QueryBoundary query={guardians}>
        {({ items, invitations }) => {
          const you = items.find(({ isYou }) => isYou)
          return (
            <div className={panels.panels}>
              <GuardiansPanel guardians={items} />
              {role === 'owner' && <InvitePanel invitations={invitations} />}
              <ChangesPanel />
              {you?.role === 'owner' && items.length > 1 && <HandOverPanel guardians={items} />}
              {you && items.length > 1 && <LeavePanel you={you} guardians={items} />}
            </div>
          )
        }}
      </QueryBoundary>
    </>
  )
}
