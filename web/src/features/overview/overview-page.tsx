import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useSession } from '../../api/session/session.ts'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './overview.module.css'
import { Figures, Versions } from './figures.tsx'
import { LatestJobs } from '../../family/jobs/latest-jobs.tsx'
import { sections } from './sections.ts'

export function OverviewPage() {
  const session = useSession()
  const scopes = session?.scopes ?? []
  const open = sections.filter(({ needs }) => scopes.includes(needs))
  return (
    <>
      <PageTitle>{t`Administration`}</PageTitle>
      <div className={styles.parts}>
        {scopes.includes('account:superadmin') && <Figures />}
        {scopes.includes('account:read') && <LatestJobs />}
        <Panel title={t`Pages`}>
          {open.length === 0 && (
            <p>
              <Trans>You do not have access to any of these pages. Ask another superadmin.</Trans>
            </p>
          )}
          <ul className={styles.sections}>
            {open.map(({ to, title, about }) => (
              <li key={to}>
                <Link to={to}>{i18n._(title)}</Link>
                <span className={styles.note}>{i18n._(about)}</span>
              </li>
            ))}
            <li>
              <Link to={`/app/${session?.id}/account`}>
                <Trans>Your account</Trans>
              </Link>
              <span className={styles.note}>
                <Trans>How you sign in, and where you are signed in</Trans>
              </span>
            </li>
          </ul>
        </Panel>
        {scopes.includes('account:superadmin') && <Versions />}
      </div>
    </>
  )
}
