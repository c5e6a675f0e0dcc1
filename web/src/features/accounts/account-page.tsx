import { Link } from 'react-router'
import { useFamily } from '../../api/family.ts'
import { useFamilyAccount } from '../../api/family-account.ts'
import { Answered } from '../../ui/answered.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { AboutAccount } from './about-account.tsx'
import styles from './account-page.module.css'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadEverything } from './download-everything.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { SigningIn } from './signing-in.tsx'

export function AccountPage() {
  const account = useFamilyAccount()
  const { to } = useFamily()
  return (
    <>
      <PageTitle>Account</PageTitle>
      <p className={styles.lead}>
        How you sign in, and what we keep. Your name, photo and language are in the{' '}
        <Link to={to('/profile')}>profile</Link>.
      </p>
      <Answered query={account}>
        {(known) => (
          <div className={styles.panels}>
            <AboutAccount account={known} />
            <SigningIn account={known} />
            <SessionsPanel />
            <DownloadEverything />
            <DeleteAccount account={known} />
          </div>
        )}
      </Answered>
    </>
  )
}
