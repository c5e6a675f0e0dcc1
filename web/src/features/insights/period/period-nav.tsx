import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Link } from 'react-router'
import styles from './period-nav.module.css'
import { periodKinds, type Period } from './period.ts'

const names = { week: 'Week', month: 'Month', year: 'Year' }

/** The period is part of the URL, so that it can be bookmarked and shared. */
const periodLink = (kind: string, day: string) => `?period=${kind}&day=${day}`

export function PeriodNav({
  period: { kind, title, from, to, previousDay, nextDay },
  today,
}: {
  period: Period
  today: string
}) {
  // Switching from a year leads to its last week, not to its first.
  const anchor = to < today ? to : today
  return (
    <header className={styles.period}>
      <h2>{title}</h2>
      <nav aria-label="Period" className={styles.switch}>
        {periodKinds.map((each) => (
          <Link
            key={each}
            to={periodLink(each, each === kind ? from : anchor)}
            aria-current={each === kind ? 'page' : undefined}
            preventScrollReset
          >
            {names[each]}
          </Link>
        ))}
      </nav>
      <nav aria-label="Earlier and later" className={styles.steps}>
        <Link to={periodLink(kind, previousDay)} preventScrollReset>
          Earlier {kind}
        </Link>
        {nextDay !== null && (
          <Link to={periodLink(kind, nextDay)} preventScrollReset>
            Later {kind}
          </Link>
        )}
        <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
          Print this {kind}
        </Button>
      </nav>
    </header>
  )
}
