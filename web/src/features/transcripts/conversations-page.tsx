import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiCallError } from '@pipit/contract/api/client'
import { Button, Skeleton } from 'antd'
import { Link, useParams } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import { useFamilyHome, type FamilyHome } from '../../family/account/api/get-family-home.ts'
import { todayIn } from '../../ui/text/calendar.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { EmptyNestIllustration } from '../../ui/illustrations/empty-nest-illustration.tsx'
import { ChildHeader, ChildSettingsLink } from '../../family/children/child-header.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { useTranscripts } from './api/get-transcripts.ts'
import { RetentionNote } from './retention-note.tsx'
import { useTranscriptFilters, type TranscriptFilters } from './toolbar/transcript-filters.ts'
import { ConversationList } from './list/conversation-list.tsx'
import { TranscriptToolbar } from './toolbar/transcript-toolbar.tsx'
import { formatDay } from './format-time.ts'
import { LoadOlder } from './list/load-older.tsx'
import styles from './conversations-page.module.css'

export function ConversationsPage() {
  const home = useFamilyHome()
  return (
    <>
      <PageTitle>{t`Conversations`}</PageTitle>
      <QueryBoundary query={home} skeleton={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
        {(family) => <ChildConversations home={family} />}
      </QueryBoundary>
    </>
  )
}

function ChildConversations({ home }: { home: FamilyHome }) {
  const { childId = '' } = useParams()
  const { to, access } = useFamily()
  const child = home.children.find(({ id }) => id === childId)
  const { filters, change, clear } = useTranscriptFilters()
  const transcripts = useTranscripts(childId, filters)
  // The home response does not list all children of a very large family: then the transcripts' response decides.
  if (!child && transcripts.newest.error instanceof ApiCallError) throw transcripts.newest.error
  const { timeZone } = home.account
  const childName = child?.name ?? t`This child`
  const isFiltered = Object.keys(filters).length > 0

  return (
    <>
      <div className={styles.header}>
        <ChildHeader
          name={
            <Trans>
              <bdi>{childName}</bdi> and Pipit
            </Trans>
          }
        >
          <Link to={to(`/children/${childId}`)}>
            <Trans>Insights</Trans>
          </Link>
          <Link to={to(`/children/${childId}/memories`)}>
            <Trans>Memories</Trans>
          </Link>
          <ChildSettingsLink childId={childId} />
          {access === 'superadmin' && (
            <Link to={to(`/children/${childId}/withheld-turns`)}>
              <Trans>Withheld turns</Trans>
            </Link>
          )}
        </ChildHeader>
      </div>
      {child && <RetentionNote child={child} />}
      <TranscriptToolbar childId={childId} home={home} today={todayIn(timeZone)} filters={filters} change={change} />
      {isFiltered && (
        <p className={styles.filterSummary}>
          <span>{describeFilters(filters)}</span>{' '}
          <Button type="link" onClick={clear}>
            <Trans>Show everything</Trans>
          </Button>
        </p>
      )}
      {/* It is always there, because screen readers announce only what changes in a live region that they know. */}
      <output className="for-screen-readers">
        {isFiltered && transcripts.shown && describeResult(transcripts.shown.conversations.length)}
      </output>
      <QueryBoundary
        query={{ ...transcripts.newest, data: transcripts.shown }}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 10 }} />}
      >
        {(shown) =>
          shown.items.length === 0 && !transcripts.hasOlder ? (
            <div className={styles.empty}>
              <EmptyState picture={<EmptyNestIllustration />}>
                {isFiltered
                  ? t`Nothing was found. Try another word, another day or fewer filters.`
                  : t`Nothing yet. When ${childName} talks with Pipit, you can read it here a moment later.`}
              </EmptyState>
            </div>
          ) : (
            <>
              <ConversationList
                childId={childId}
                childName={childName}
                shown={shown}
                timeZone={timeZone}
                filters={filters}
              />
              {transcripts.hasOlder && (
                <LoadOlder
                  isFetching={transcripts.isFetchingOlder}
                  error={transcripts.olderError}
                  fetchOlder={transcripts.fetchOlder}
                />
              )}
            </>
          )
        }
      </QueryBoundary>
    </>
  )
}

function describeResult(count: number) {
  if (count === 0) return t`Nothing was found.`
  return plural(count, { one: '# conversation was found.', other: '# conversations were found.' })
}

function describeFilters({ entry, search, to, ...others }: TranscriptFilters) {
  if (entry) return t`One conversation`
  if (search) return t`Results for “${search}”`
  const isOnlyDay = to !== undefined && Object.keys(others).length === 0
  if (!isOnlyDay) return t`Filtered conversations`
  const day = formatDay(to)
  return t`Conversations up to ${day}`
}
