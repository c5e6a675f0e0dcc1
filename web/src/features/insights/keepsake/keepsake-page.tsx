import { PrinterOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Skeleton } from 'antd'
import { Link, useParams, useSearchParams } from 'react-router'
import { useFamilyHome, type FamilyHome } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { Message } from '../../../ui/feedback/message.tsx'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { todayIn } from '../../../ui/text/calendar.ts'
import { addDays, isDay, periodAround, type Period } from '../period/period.ts'
import { useKeepsake } from '../api/get-keepsake.ts'
import { KeepsakeSheet } from './keepsake-sheet.tsx'
import styles from './keepsake-page.module.css'

/** The week fits on one sheet of paper, for the fridge or for grandparents. */
export function KeepsakePage() {
  const home = useFamilyHome()
  return (
    <>
      <div className={styles.screenOnly}>
        <PageTitle>{t`A page to keep`}</PageTitle>
      </div>
      <QueryBoundary query={home} skeleton={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
        {(family) => <WeekToKeep home={family} />}
      </QueryBoundary>
    </>
  )
}

function WeekToKeep({ home: { account, children } }: { home: FamilyHome }) {
  const { childId = '' } = useParams()
  const { to } = useFamily()
  const [params] = useSearchParams()
  const today = todayIn(account.timeZone)
  const asked = params.get('day')
  // The last week that is over is shown if the URL names no day.
  const week = periodAround('week', isDay(asked) ? asked : addDays(today, -7), today)
  const childName = children.find(({ id }) => id === childId)?.name ?? t`This child`
  return (
    <>
      <nav className={styles.tools} aria-label={t`Weeks`}>
        <Link to={to(`/children/${childId}?period=week&day=${week.from}`)}>
          <Trans>Insights of this week</Trans>
        </Link>
        <Link to={`?day=${week.previousDay}`} preventScrollReset>
          <Trans>Earlier week</Trans>
        </Link>
        {week.nextDay !== null && addDays(week.to, 7) < today && (
          <Link to={`?day=${week.nextDay}`} preventScrollReset>
            <Trans>Later week</Trans>
          </Link>
        )}
        {week.isComplete && (
          <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
            <Trans>Print this page</Trans>
          </Button>
        )}
      </nav>
      {week.isComplete ? (
        <Keepsake childId={childId} childName={childName} week={week} />
      ) : (
        <Message kind="info">
          <p>
            <Trans>This week is not over yet. Its page to keep is ready when it is.</Trans>
          </p>
        </Message>
      )}
    </>
  )
}

function Keepsake({ childId, childName, week }: { childId: string; childName: string; week: Period }) {
  const keepsake = useKeepsake(childId, week.from)
  return (
    <QueryBoundary query={keepsake} skeleton={<Skeleton active title={false} paragraph={{ rows: 10 }} />}>
      {(found) => <KeepsakeSheet childName={childName} week={week} keepsake={found} />}
    </QueryBoundary>
  )
}
