import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFamily } from '../../../family/account/use-family.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { Child } from '../api/get-child.ts'
import { describeScreenTime } from './describe-screen-time.ts'
import styles from './screen-time.module.css'

/** The settings of a child show its limits in words, and a link to their own page. */
export function LimitsSummary({ child: { id, screenTime } }: { child: Child }) {
  const { to } = useFamily()
  return (
    <Panel
      title={t`Limits`}
      action={
        <Link to={to(`/children/${id}/limits`)}>
          <Trans>Change the limits</Trans>
        </Link>
      }
    >
      <ul className={styles.facts}>
        {describeScreenTime(screenTime).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Panel>
  )
}
