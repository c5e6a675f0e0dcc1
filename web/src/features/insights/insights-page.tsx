import { select, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { sumInsights } from '@pipit/contract/insights/sum-insights'
import { ApiCallError } from '@pipit/contract/api/client'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import { useFamilyRole } from '../../family/account/use-family-role.ts'
import { useFamilyHome, type FamilyHome } from '../../family/account/api/get-family-home.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { todayIn } from '../../ui/text/calendar.ts'
import { Message } from '../../ui/feedback/message.tsx'
import { ChildHeader, ChildSettingsLink } from '../../family/children/child-header.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import grid from '../../ui/layout/panel-grid.module.css'
import { ActivitiesPanel } from './panels/activities-panel.tsx'
import { FlagsPanel } from './panels/flags-panel.tsx'
import { HoursPanel } from './panels/hours-panel.tsx'
import { daysWithin } from './period/aggregate.ts'
import shared from './insights.module.css'
import styles from './insights-page.module.css'
import { MeasurePanel } from './panels/measure-panel.tsx'
import { measures } from './panels/measures.ts'
import { MomentsPanel } from './panels/moments-panel.tsx'
import { MonthsPanels } from './panels/months-panels.tsx'
import { MoodPanel } from './panels/mood-panel.tsx'
import { isDay, periodAround, periodKinds } from './period/period.ts'
import { PeriodNav } from './period/period-nav.tsx'
import type { ShownPeriod } from './shown-period.ts'
import { TodayPanel } from './panels/today-panel.tsx'
import { TopicsPanel } from './panels/topics-panel.tsx'
import { useDays } from './api/get-insights.ts'
import { WordsPanel } from './panels/words-panel.tsx'

/** A picture book has as many words; with fewer, the figures say little. */
const minMeaningfulWords = 100

export function InsightsPage() {
  const { childId = '' } = useParams()
  const home = useFamilyHome()
  return (
    <>
      <div className={styles.title}>
        <PageTitle>{t`Insights`}</PageTitle>
      </div>
      <QueryBoundary query={home} skeleton={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
        {(family) => <ChildInsights key={childId} childId={childId} home={family} />}
      </QueryBoundary>
    </>
  )
}

function ChildInsights({ childId, home: { account, children } }: { childId: string; home: FamilyHome }) {
  const { to } = useFamily()
  const { canChange } = useFamilyRole()
  const child = children.find(({ id }) => id === childId)
  const childName = child?.name ?? t`This child`
  const period = usePeriodFromUrl(account.timeZone)
  const days = useDays(childId, period.comparedWith.from, period.to)
  const areFlagsFirst = useFlagsFirst(child?.unreadFlags ?? 0)
  // The home response does not list all children of a very large family: then the response about the days decides.
  if (!child && days.error instanceof ApiCallError) throw days.error
  const today = todayIn(account.timeZone)
  // Notes are not printed, because a child may find the paper.
  const flags = (
    <div className={shared.screenOnly}>
      <FlagsPanel childId={childId} childName={childName} timeZone={account.timeZone} country={account.country} />
    </div>
  )
  return (
    <>
      <div className={styles.title}>
        <ChildHeader name={<bdi>{child?.name}</bdi>}>
          <Link to={to(`/children/${childId}/log`)}>
            <Trans>Conversations</Trans>
          </Link>
          <Link to={to(`/children/${childId}/memories`)}>
            <Trans>Memories</Trans>
          </Link>
          <ChildSettingsLink childId={childId} />
        </ChildHeader>
      </div>
      <div className={`${styles.top} ${styles.panels}`}>
        {areFlagsFirst && flags}
        <div className={shared.screenOnly}>
          <TodayPanel childId={childId} childName={childName} today={today} />
        </div>
      </div>
      <PeriodNav
        period={period}
        today={today}
        keepsake={
          period.kind === 'week' && period.isComplete ? to(`/children/${childId}/keepsake?day=${period.from}`) : null
        }
      />
      {child?.textRetentionDays === 0 && (
        <Message kind="info">
          <p>
            <Trans>
              What is said is not kept: past days have figures but no quotes. This can be changed in the settings.
            </Trans>
          </p>
        </Message>
      )}
      <QueryBoundary query={days}>
        {(found) => <PeriodPanels childId={childId} childName={childName} period={period} days={found} />}
      </QueryBoundary>
      <MonthsPanels childId={childId} until={period.to < today ? period.to : today} today={today} />
      {!areFlagsFirst && <div className={`${styles.bottom} ${styles.panels}`}>{flags}</div>}
      {canChange && <MailNote />}
    </>
  )
}

/** Unread notes come first, and stay there while they are read. Otherwise the day does, and notes are at the end. */
function useFlagsFirst(unreadFlags: number) {
  const [areFirst, setFirst] = useState(unreadFlags > 0)
  if (unreadFlags > 0 && !areFirst) setFirst(true)
  return areFirst
}

function MailNote() {
  const { to, access } = useFamily()
  return (
    <p className={styles.mailNote}>
      <Trans>
        These figures also come by mail every week, and a mail as soon as something serious comes up, as chosen under{' '}
        <Link to={access === 'member' ? '/app/notifications' : to('/notifications')}>notifications</Link>.
      </Trans>
    </p>
  )
}

function PeriodPanels(shown: ShownPeriod) {
  const now = daysWithin(shown.days, shown.period)
  const { words } = sumInsights(now)
  const { kind } = shown.period
  return (
    <>
      {words < minMeaningfulWords && (
        <Message kind="info">
          <p>
            {words === 0
              ? select(kind, {
                  week: 'Nothing was said in this week.',
                  month: 'Nothing was said in this month.',
                  other: 'Nothing was said in this year.',
                })
              : select(kind, {
                  week: 'Little was said in this week, so the figures say little.',
                  month: 'Little was said in this month, so the figures say little.',
                  other: 'Little was said in this year, so the figures say little.',
                })}
          </p>
        </Message>
      )}
      {/* Ten empty panels would say no more. */}
      {now.length > 0 && (
        <div className={`${grid.panels} ${styles.panels}`}>
          {measures.map((measure) => (
            <MeasurePanel key={measure.id} measure={measure} {...shown} />
          ))}
          <HoursPanel {...shown} />
          <TopicsPanel {...shown} />
          <WordsPanel {...shown} />
          <ActivitiesPanel {...shown} />
          {/* These are beside each other, because both are long. */}
          <MoodPanel {...shown} />
          <MomentsPanel {...shown} />
        </div>
      )}
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
