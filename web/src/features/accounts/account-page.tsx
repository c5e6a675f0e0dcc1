import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFamilyName } from '../../family/account/use-family-name.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { useFamilyRole } from '../../family/account/use-family-role.ts'
import { useFamilyAccount } from '../../family/account/api/get-family-account.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import panels from '../../ui/layout/panels.module.css'
import { AccountDetailsPanel } from './account-details-panel.tsx'
import { ConsentPanel } from './consent-panel.tsx'
import { DeleteAccountPanel } from './delete-account-panel.tsx'
import { ExportPanel } from './export-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { SignInMethodsPanel } from './sign-in-methods-panel.tsx'
import { AuditPanel } from './audit-panel.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { BackToFamily } from '../../family/account/back-to-family.tsx'

export function AccountPage() {
  const account = useFamilyAccount()
  const { access } = useFamily()
  const { isOwner } = useFamilyRole()
  return (
    <>
      <BackToFamily />
      <PageTitle>{t`Account`}</PageTitle>
      <AccountLead />
      <QueryBoundary query={account}>
        {(known) => (
          <div className={panels.panels}>
            <AccountDetailsPanel account={known} />
            {access !== 'member' && (
              <>
                <SignInMethodsPanel account={known} />
                <SessionsPanel />
              </>
            )}
            <ConsentPanel />
            <AuditPanel />
            {isOwner && (
              <>
                <ExportPanel />
                <DeleteAccountPanel account={known} />
              </>
            )}
          </div>
        )}
      </QueryBoundary>
    </>
  )
}

/** What is here, and where to find the rest. */
function AccountLead() {
  const { to, access, isOwn } = useFamily()
  const { familyName } = useFamilyName()
  const [profile, guardians] = [to('/profile'), to('/guardians')]
  if (access === 'member') {
    return (
      <Lead>
        <Trans>
          What we store about {familyName}’s family. How you sign in is under{' '}
          <Link to="/app/account">your own account</Link>.
        </Trans>
      </Lead>
    )
  }
  return (
    <Lead>
      {isOwn ? (
        <Trans>
          Signing in, and what we store. Your name, photo and language are in the <Link to={profile}>profile</Link>, and
          who else looks after the family is under <Link to={guardians}>guardians</Link>.
        </Trans>
      ) : (
        <Trans>
          Signing in, and what we store. {familyName}’s name, photo and language are in the{' '}
          <Link to={profile}>profile</Link>, and who else looks after the family is under{' '}
          <Link to={guardians}>guardians</Link>.
        </Trans>
      )}
    </Lead>
  )
}
