import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { useReferenceList } from '../../api/reference-lists.ts'
import { todayIn } from '../../ui/text/calendar.ts'
import { ConfirmDeletion } from './confirm-deletion.tsx'
import { groupByDay } from './group-by-day.ts'
import type { TranscriptPage } from './merge-pages.ts'
import type { TranscriptFilters } from './transcript-filters.ts'
import { formatDayHeading, timeFormatsIn } from './format-time.ts'
import { ConversationPanel } from './conversation-panel.tsx'
import styles from './transcripts.module.css'
import type { DeletionTarget } from './use-deletion.ts'

interface ConversationListProps {
  childId: string
  childName: string
  shown: Pick<TranscriptPage, 'items' | 'conversations'>
  timeZone: string
  filters: TranscriptFilters
}

/** Day by day, conversation by conversation. */
export function ConversationList({ childId, childName, shown, timeZone, filters }: ConversationListProps) {
  const [doomed, setDoomed] = useState<DeletionTarget | null>(null)
  const activities = useReferenceList('activities').data
  const activityName = useMemo(() => {
    const names = new Map(activities?.map(({ id, name }) => [id, name]))
    return (id: string) => names.get(id) ?? id
  }, [activities])
  const days = useMemo(() => groupByDay(shown, timeZone), [shown, timeZone])
  const today = todayIn(timeZone)
  const linked = filters.entry
  const isThere = shown.items.some(({ id }) => id === linked)

  useEffect(() => {
    if (isThere) document.getElementById(`turn-${linked}`)?.scrollIntoView({ block: 'center' })
  }, [linked, isThere])

  return (
    <>
      {days.map(({ date, conversations }) => (
        <section key={date} className={styles.day} aria-labelledby={`day-${date}`}>
          <header className={styles.dayHead}>
            <h2 id={`day-${date}`}>{formatDayHeading(date, today)}</h2>
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`Delete the day: ${timeFormatsIn(timeZone).day(date)}`}
              onClick={() => setDoomed({ kind: 'day', date, timeZone })}
            >
              Delete the day
            </Button>
          </header>
          {conversations.map((talk) => (
            <ConversationPanel
              key={talk.conversation.id}
              {...talk}
              childId={childId}
              childName={childName}
              timeZone={timeZone}
              search={filters.search ?? ''}
              linked={linked}
              activityName={activityName}
              onDelete={setDoomed}
            />
          ))}
        </section>
      ))}
      {doomed && (
        <ConfirmDeletion childId={childId} doomed={doomed} timeZone={timeZone} onClose={() => setDoomed(null)} />
      )}
    </>
  )
}
