import { Link } from 'react-router'
import { useFamily } from '../../api/family.ts'
import { useFamilyAccount } from '../../api/family-account.ts'
import { Answered } from '../../ui/answered.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Panel } from '../../ui/panel.tsx'
import panels from '../../ui/panels.module.css'
import { PasswordPanel } from './password-panel.tsx'
import { ProfileForm } from './profile-form.tsx'

export function ProfilePage() {
  const account = useFamilyAccount()
  const { isOwn, to } = useFamily()
  return (
    <>
      <PageTitle>Profile</PageTitle>
      <p className={panels.lead}>
        Who you are, and how we speak with you. Signing in and what we keep is under{' '}
        <Link to={to('/account')}>account</Link>.
      </p>
      <Answered query={account}>
        {(known) => (
          <div className={panels.panels}>
            <Panel title={isOwn ? 'About you' : 'About them'}>
              <ProfileForm account={known} />
            </Panel>
            {isOwn && <PasswordPanel account={known} />}
          </div>
        )}
      </Answered>
    </>
  )
}
