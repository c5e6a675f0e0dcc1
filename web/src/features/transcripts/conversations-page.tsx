import { ApiCallError } from '@pipit/contract/api/client'
import { Button, Skeleton } from 'antd'
import { Link, useParams } from 'react-router'
import { useFamily } from '../../api/family/family.ts'
import { useFamilyHome, type FamilyHome } from '../../api/family/family-queries.ts'
import { todayIn } from '../../ui/text/calendar.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { RetentionNote } from './retention-note.tsx'
import { useTranscriptFilters } from './transcript-filters.ts'
import { ConversationList } from './conversation-list.tsx'
import { TranscriptToolbar } from './transcript-toolbar.tsx'
import { timeFormatsIn } from './format-time.ts'
import { LoadOlder } from './load-older.tsx'
import styles from './transcripts.module.css'
import { useTranscripts } from './use-transcripts.ts'

export function ConversationsPage() {
  const home = useFamilyHome()
  return (
    <>
      <PageTitle>Log</PageTitle>
      <QueryBoundary query={home} skeleton={<Skeleton active paragraph={{ rows: 8 }} />}>
        {(family) => <OfChild home={family} />}
      </QueryBoundary>
    </>
  )
}

function OfChild({ home }: { home: FamilyHome }) {
  const { childId = '' } = useParams()
  const { to } = useFamily()
  const child = home.children.find(({ id }) => id === childId)
  const { filters, change, clear } = useTranscriptFilters()
  const log = useTranscripts(childId, filters)
  // Of a family with very many children, home has not all of them: then the answer decides.
  if (!child && log.newest.error instanceof ApiCallError) throw log.newest.error
  const { timeZone } = home.account
  const childName = child?.name ?? 'Your child'
  const isNarrowed = Object.keys(filters).length > 0

  return (
    <>
      <header className={styles.head}>
        <p className={styles.name}>
          <bdi>{childName}</bdi> and Pipit
        </p>
        <nav aria-label="More about this child">
          <Link to={to(`/children/${childId}`)}>Insights</Link>
          <Link to={to(`/children/${childId}/update`)}>Update the profile</Link>
        </nav>
      </header>
      {child && <RetentionNote child={child} />}
      <TranscriptToolbar childId={childId} home={home} today={todayIn(timeZone)} filters={filters} change={change} />
      {isNarrowed && (
        <p className={styles.narrowed}>
          <output>{narrowedTo(filters, timeZone)}</output>{' '}
          <Button type="link" onClick={clear}>
            Show everything
          </Button>
        </p>
      )}
      <QueryBoundary query={{ ...log.newest, data: log.shown }} skeleton={<Skeleton active paragraph={{ rows: 10 }} />}>
        {(shown) =>
          shown.items.length === 0 && !log.hasOlder ? (
            <p className={styles.empty}>
              {isNarrowed
                ? 'Nothing was found.'
                : 'Nothing yet. When your child talks with Pipit, you can read it here a moment later.'}
            </p>
          ) : (
            <>
              <ConversationList
                childId={childId}
                childName={childName}
                shown={shown}
                timeZone={timeZone}
                filters={filters}
              />
              {log.hasOlder && (
                <LoadOlder isFetching={log.isFetchingOlder} problem={log.olderProblem} fetchOlder={log.fetchOlder} />
              )}
            </>
          )
        }
      </QueryBoundary>
    </>
  )
}

function narrowedTo({ entry, to, ...others }: ReturnType<typeof useTranscriptFilters>['filters'], timeZone: string) {
  if (entry) return 'You see one conversation.'
  const isOnlyDay = to !== undefined && Object.keys(others).length === 0
  return isOnlyDay ? `You see what was said up to ${timeFormatsIn(timeZone).day(to)}.` : 'You see a part of the log.'
}
