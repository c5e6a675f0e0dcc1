import { Link } from 'react-router'
import { useFamilyName } from '../../../api/family/use-family-name.ts'
import { useFamily } from '../../../api/family/use-family.ts'
import { useFamilyAccount } from '../../../api/family/use-family-account.ts'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import panels from '../../../ui/layout/panels.module.css'
import { SecondContactPanel } from './second-contact-panel.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Lead } from '../../../ui/layout/lead.tsx'

export function ProfilePage() {
  const { named, you } = useFamilyName()
  const account = useFamilyAccount()
  const { access, to } = useFamily()
  return (
    <>
      <PageTitle>Profile</PageTitle>
      {access === 'member' ? (
        <Lead>
          What holds for the whole family. Your own name, language and mails are in{' '}
          <Link to="/app/profile">your own profile</Link>.
        </Lead>
      ) : (
        <Lead>
          {named('Your name, language and mails.')} Signing in and what we store is under{' '}
          <Link to={to('/account')}>account</Link>.
        </Lead>
      )}
      <QueryBoundary query={account}>
        {(known) => (
          <div className={panels.panels}>
            <Panel title={access === 'member' ? 'About the family' : `About ${you}`}>
              <ProfileForm account={known} />
            </Panel>
            <SecondContactPanel />
          </div>
        )}
      </QueryBoundary>
    </>
  )
}
