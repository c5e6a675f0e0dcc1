import { Link } from 'react-router'
import { useFamily } from '../../api/family/family.ts'
import { useFamilyAccount } from '../../api/family/family-account.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import panels from '../../ui/layout/panels.module.css'
import { AboutAccount } from './about-account.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadEverything } from './download-everything.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { SigningIn } from './signing-in.tsx'
import { WhoLooked } from './who-looked.tsx'

export function AccountPage() {
  const account = useFamilyAccount()
  const { to } = useFamily()
  return (
    <>
      <PageTitle>Account</PageTitle>
      <p className={panels.lead}>
        How you sign in, and what we keep. Your name, photo and language are in the{' '}
        <Link to={to('/profile')}>profile</Link>.
      </p>
      <QueryBoundary query={account}>
        {(known) => (
          <div className={panels.panels}>
            <AboutAccount account={known} />
            <SigningIn account={known} />
            <SessionsPanel />
            <WhoLooked />
            <DownloadEverything />
            <DeleteAccount account={known} />
          </div>
        )}
      </QueryBoundary>
    </>
  )
}
