import { PrinterOutlined } from '@ant-design/icons'
import { i18n } from '@lingui/core'
import { msg, select, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { Link } from 'react-router'
import styles from './period-nav.module.css'
import { periodKinds, type Period } from './period.ts'

const names = { week: msg`Week`, month: msg`Month`, year: msg`Year` }

/** The period is part of the URL, so that it can be bookmarked and shared. */
const periodLink = (kind: string, day: string) => `?period=${kind}&day=${day}`

interface PeriodNavProps {
  period: Period
  today: string
  /** Only a week that is over has one. */
  keepsake: string | null
}

export function PeriodNav({ period, today, keepsake }: PeriodNavProps) {
  const { kind, title, from, to, previousDay, nextDay, isComplete } = period
  // Switching from a year leads to its last week, not to its first.
  const anchor = to < today ? to : today
  return (
    <header className={styles.period}>
      <h2>
        {title}
        {!isComplete && (
          <>
            {' '}
            <span className={styles.soFar}>
              <Trans comment="The day, week or month is not over yet">so far</Trans>
            </span>
          </>
        )}
      </h2>
      <nav aria-label={t`Period`} className={styles.switch}>
        {periodKinds.map((each) => (
          <Link
            key={each}
            to={periodLink(each, each === kind ? from : anchor)}
            aria-current={each === kind ? 'page' : undefined}
            preventScrollReset
          >
            {i18n._(names[each])}
          </Link>
        ))}
      </nav>
      <nav aria-label={t`Earlier and later`} className={styles.steps}>
        <Link to={periodLink(kind, previousDay)} preventScrollReset>
          {select(kind, { week: 'Earlier week', month: 'Earlier month', other: 'Earlier year' })}
        </Link>
        {nextDay !== null && (
          <Link to={periodLink(kind, nextDay)} preventScrollReset>
            {select(kind, { week: 'Later week', month: 'Later month', other: 'Later year' })}
          </Link>
        )}
        {keepsake !== null && (
          <Link to={keepsake}>
            <Trans>A page to keep of this week</Trans>
          </Link>
        )}
        <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          {select(kind, { week: 'Print this week', month: 'Print this month', other: 'Print this year' })}
        </Button>
      </nav>
    </header>
  )
}
