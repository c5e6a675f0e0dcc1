import { sumInsights } from '@pipit/contract/insights/sum-insights'
import { ApiCallError } from '@pipit/contract/api/client'
import { Skeleton } from 'antd'
import { Link, useParams, useSearchParams } from 'react-router'
import { useFamilyName } from '../../api/family/use-family-name.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { useFamilyRole } from '../../api/family/use-family-role.ts'
import { useFamilyHome, type FamilyHome } from '../../api/family/family-queries.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { todayIn } from '../../ui/text/calendar.ts'
import { Message } from '../../ui/feedback/message.tsx'
import { ChildHeader, ChildSettingsLink } from '../../ui/layout/child-header.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import grid from '../../ui/layout/panel-grid.module.css'
import { ActivitiesPanel } from './panels/activities-panel.tsx'
import { FlagsPanel } from './panels/flags-panel.tsx'
import { daysWithin } from './period/aggregate.ts'
import { LatestDayPanel } from './panels/latest-day-panel.tsx'
import shared from './insights.module.css'
import styles from './insights-page.module.css'
import { MeasurePanel } from './panels/measure-panel.tsx'
import { measures } from './panels/measures.ts'
import { MomentsPanel } from './panels/moments-panel.tsx'
import { MoodPanel } from './panels/mood-panel.tsx'
import { useOpenForPrint } from './use-open-for-print.ts'
import { isDay, periodAround, periodKinds, type Period } from './period/period.ts'
import { PeriodNav } from './period/period-nav.tsx'
import { TopicsPanel } from './panels/topics-panel.tsx'
import { useDays, type Insight } from './use-insights.ts'
import { WordsPanel } from './panels/words-panel.tsx'

/** With fewer words than a picture book has, the figures say little. */
const minMeaningfulWords = 100

export function InsightsPage() {
  const home = useFamilyHome()
  return (
    <>
      <PageTitle>Insights</PageTitle>
      <QueryBoundary query={home} skeleton={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
        {(family) => <ChildInsights home={family} />}
      </QueryBoundary>
    </>
  )
}

function ChildInsights({ home: { account, children } }: { home: FamilyHome }) {
  const { childId = '' } = useParams()
  const { to, access } = useFamily()
  const { canChange } = useFamilyRole()
  const { named } = useFamilyName()
  const child = children.find(({ id }) => id === childId)
  const period = usePeriodFromUrl(account.timeZone)
  const days = useDays(childId, period.comparedWith.from, period.to)
  useOpenForPrint()
  // The home response does not list all children of a very large family: then the response about the days decides.
  if (!child && days.error instanceof ApiCallError) throw days.error
  const today = todayIn(account.timeZone)
  return (
    <>
      <ChildHeader name={<bdi>{child?.name}</bdi>}>
        <Link to={to(`/children/${childId}/log`)}>Conversations</Link>
        <Link to={to(`/children/${childId}/memories`)}>Memories</Link>
        <ChildSettingsLink childId={childId} />
      </ChildHeader>
      <div className={`${grid.panels} ${styles.panels}`}>
        {/* Not printed: a child may find the paper. */}
        <div className={shared.screenOnly}>
          <FlagsPanel childId={childId} timeZone={account.timeZone} country={account.country} />
        </div>
        <LatestDayPanel childId={childId} today={today} />
      </div>
      <PeriodNav period={period} today={today} />
      {child?.textRetentionDays === 0 && (
        <Message kind="info">
          <p>What is said is not kept: past days have figures but no quotes. This can be changed in the settings.</p>
        </Message>
      )}
      <QueryBoundary query={days}>
        {(found) => <PeriodPanels childId={childId} period={period} days={found} />}
      </QueryBoundary>
      {canChange && (
        <p className={styles.mailNote}>
          These figures also come by mail every week, and a mail as soon as something serious comes up, as chosen on{' '}
          {access === 'member' ? (
            <Link to="/app/profile">your own profile</Link>
          ) : (
            <Link to={to('/profile')}>{named('your profile')}</Link>
          )}
          .
        </p>
      )}
    </>
  )
}

function PeriodPanels(shown: { childId: string; period: Period; days: Insight[] }) {
  const { words } = sumInsights(daysWithin(shown.days, shown.period))
  return (
    <>
      {words < minMeaningfulWords && (
        <Message kind="info">
          <p>
            {words === 0
              ? `Nothing was said in this ${shown.period.kind}.`
              : `Little was said in this ${shown.period.kind}, so the figures say little.`}
          </p>
        </Message>
      )}
      <div className={`${grid.panels} ${styles.panels}`}>
        {measures.map((measure) => (
          <MeasurePanel key={measure.title} measure={measure} {...shown} />
        ))}
        <TopicsPanel {...shown} />
        <WordsPanel {...shown} />
        <MoodPanel {...shown} />
        <MomentsPanel {...shown} />
        <ActivitiesPanel {...shown} />
      </div>
    </>
  )
}

function usePeriodFromUrl(timeZone: string) {
  const [params] = useSearchParams()
  const today = todayIn(timeZone)
  const day = params.get('day')
  const kind = periodKinds.find((each) => each === params.get('period')) ?? 'week'
  return periodAround(kind, isDay(day) ? day : today, today)
}
