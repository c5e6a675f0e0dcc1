import { Link } from 'react-router'
import { useFamilyName } from '../../api/family/use-family-name.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { useFamilyRole } from '../../api/family/use-family-role.ts'
import { useFamilyAccount } from '../../api/family/use-family-account.ts'
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

export function AccountPage() {
  const { named } = useFamilyName()
  const account = useFamilyAccount()
  const { to, access } = useFamily()
  const { isOwner } = useFamilyRole()
  return (
    <>
      <PageTitle>Account</PageTitle>
      {access === 'member' ? (
        <Lead>
          {named('What we store about your family.')} How you sign in is under{' '}
          <Link to="/app/account">your own account</Link>.
        </Lead>
      ) : (
        <Lead>
          Signing in, and what we store. {named('Your name, photo and language')} are in the{' '}
          <Link to={to('/profile')}>profile</Link>, and who else looks after the family is under{' '}
          <Link to={to('/guardians')}>guardians</Link>.
        </Lead>
      )}
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
