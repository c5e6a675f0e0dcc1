import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Navigate } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import { useFamilyAccount } from '../../family/account/api/get-family-account.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import panels from '../../ui/layout/panels.module.css'
import { BackToFamily } from '../../family/account/back-to-family.tsx'
import { BrowsersPanel } from './browsers-panel.tsx'
import { NotificationForm } from './notification-form.tsx'
import styles from './notifications-page.module.css'

/** Everybody decides for themselves, so there is one for each person, and none for each family. */
export function NotificationsPage() {
  const account = useFamilyAccount()
  const { access, isOwn } = useFamily()
  if (access === 'member') return <Navigate to="/app/notifications" replace />
  return (
    <>
      <BackToFamily />
      <PageTitle>{t`Notifications`}</PageTitle>
      <Lead>
        <Trans>Mails, and notifications on phones and computers. None of them says what a child said.</Trans>
      </Lead>
      <QueryBoundary query={account}>
        {(known) => (
          <div className={panels.panels}>
            {isOwn && <BrowsersPanel />}
            <Panel title={isOwn ? t`What we tell you` : t`What we tell this person`}>
              <div className={styles.panel}>
                <NotificationForm account={known} reload={() => account.refetch()} />
              </div>
            </Panel>
          </div>
        )}
      </QueryBoundary>
    </>
  )
}
