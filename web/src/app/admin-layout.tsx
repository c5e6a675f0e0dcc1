import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { SafetyCertificateOutlined } from '@ant-design/icons'
import { Link, Outlet } from 'react-router'
import { useSignInMethods } from '../family/reauthentication/api/get-sign-in-methods.ts'
import { useSession } from '../api/session/session.ts'
import { ConnectionNotice } from '../ui/feedback/connection-notice.tsx'
import layoutStyles from './admin-layout.module.css'
import styles from './banner.module.css'

/** The layout of the administration. */
export function AdminLayout() {
  const session = useSession()
  return (
    <div className={layoutStyles.pages}>
      {session && <SecondFactorNotice accountId={session.id} />}
      <ConnectionNotice>
        <Outlet />
      </ConnectionNotice>
    </div>
  )
}

/** Shown until a superadmin has an authenticator app. */
function SecondFactorNotice({ accountId }: { accountId: string }) {
  const methods = useSignInMethods(accountId).data
  if (!methods || methods.secondFactor) return null
  return (
    <aside className={styles.banner} aria-label={t`Protect your account`}>
      <SafetyCertificateOutlined aria-hidden />
      <p>
        <Trans>
          You can open every family’s data, and only your password protects it. With an authenticator app, a stolen
          password is not enough.
        </Trans>
      </p>
      <Link to={`/app/${accountId}/account`}>
        <Trans>Set up an authenticator app</Trans>
      </Link>
    </aside>
  )
}
