import { Link } from 'react-router'
import { useFamily } from '../../api/family/use-family.ts'
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
  const account = useFamilyAccount()
  const { to } = useFamily()
  return (
    <>
      <PageTitle>Account</PageTitle>
      <Lead>
        How you sign in, and what we store. Your name, photo and language are in the{' '}
        <Link to={to('/profile')}>profile</Link>.
      </Lead>
      <QueryBoundary query={account}>
        {(known) => (
          <div className={panels.panels}>
            <AccountDetailsPanel account={known} />
            <SignInMethodsPanel account={known} />
            <SessionsPanel />
            <ConsentPanel />
            <AuditPanel />
            <ExportPanel />
            <DeleteAccountPanel account={known} />
          </div>
        )}
      </QueryBoundary>
    </>
  )
}
