import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFamilyName } from '../../../family/account/use-family-name.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { useFamilyAccount } from '../../../family/account/api/get-family-account.ts'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import panels from '../../../ui/layout/panels.module.css'
import styles from './profile-page.module.css'
import { SecondContactPanel } from './second-contact-panel.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Lead } from '../../../ui/layout/lead.tsx'
import { BackToFamily } from '../../../family/account/back-to-family.tsx'

export function ProfilePage() {
  const { isOwn, familyName } = useFamilyName()
  const account = useFamilyAccount()
  const { access } = useFamily()
  const aboutPerson = isOwn ? t`About you` : t`About ${familyName}`
  const aboutTitle = access === 'member' ? t`About the family` : aboutPerson
  return (
    <>
      <BackToFamily />
      <PageTitle>{t`Profile`}</PageTitle>
      <ProfileLead />
      <QueryBoundary query={account}>
        {(known) => (
          <div className={panels.panels}>
            <Panel title={aboutTitle}>
              <div className={styles.panel}>
                <ProfileForm account={known} />
              </div>
            </Panel>
            <SecondContactPanel />
          </div>
        )}
      </QueryBoundary>
    </>
  )
}

function ProfileLead() {
  const { isOwn, familyName } = useFamilyName()
  const { access, to } = useFamily()
  if (access === 'member') {
    return (
      <Lead>
        <Trans>
          What holds for the whole family. Your own name and language are in{' '}
          <Link to="/app/profile">your own profile</Link>.
        </Trans>
      </Lead>
    )
  }
  return (
    <Lead>
      {isOwn ? (
        <Trans>
          Your name and language. Signing in and what we store is under <Link to={to('/account')}>account</Link>, mails
          are under <Link to={to('/notifications')}>notifications</Link>.
        </Trans>
      ) : (
        <Trans>
          {familyName}’s name and language. Signing in and what we store is under{' '}
          <Link to={to('/account')}>account</Link>, mails are under <Link to={to('/notifications')}>notifications</Link>
          .
        </Trans>
      )}
    </Lead>
  )
}
