import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { useReferenceList } from '../../api/reference-lists.ts'
import { todayIn } from '../../ui/text/calendar.ts'
import { AskDeletion } from './ask-deletion.tsx'
import { groupDays } from './group-days.ts'
import type { LogPage } from './log-data.ts'
import type { LogFilters } from './log-filters.ts'
import { dayHeading, wordsFor } from './log-words.ts'
import { TalkPanel } from './talk-panel.tsx'
import styles from './transcripts.module.css'
import type { Doomed } from './use-deletion.ts'

interface LogListProps {
  childId: string
  childName: string
  shown: Pick<LogPage, 'items' | 'conversations'>
  timeZone: string
  filters: LogFilters
}

/** Day by day, conversation by conversation. */
export function LogList({ childId, childName, shown, timeZone, filters }: LogListProps) {
  const [doomed, setDoomed] = useState<Doomed | null>(null)
  const activities = useReferenceList('activities').data
  const activityName = useMemo(() => {
    const names = new Map(activities?.map(({ id, name }) => [id, name]))
    return (id: string) => names.get(id) ?? id
  }, [activities])
  const days = useMemo(() => groupDays(shown, timeZone), [shown, timeZone])
  const today = todayIn(timeZone)
  const linked = filters.entry
  const isThere = shown.items.some(({ id }) => id === linked)

  useEffect(() => {
    if (isThere) document.getElementById(`turn-${linked}`)?.scrollIntoView({ block: 'center' })
  }, [linked, isThere])

  return (
    <>
      {days.map(({ date, talks }) => (
        <section key={date} className={styles.day} aria-labelledby={`day-${date}`}>
          <header className={styles.dayHead}>
            <h2 id={`day-${date}`}>{dayHeading(date, today)}</h2>
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`Delete the day: ${wordsFor(timeZone).day(date)}`}
              onClick={() => setDoomed({ kind: 'day', date, timeZone })}
            >
              Delete the day
            </Button>
          </header>
          {talks.map((talk) => (
            <TalkPanel
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
      {doomed && <AskDeletion childId={childId} doomed={doomed} timeZone={timeZone} onClose={() => setDoomed(null)} />}
    </>
  )
}
