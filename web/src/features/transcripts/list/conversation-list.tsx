import { t } from '@lingui/core/macro'
import { useEffect, useMemo, useState } from 'react'
import { useReferenceList } from '../../../api/reference-lists.ts'
import { useFamilyRole } from '../../../family/account/use-family-role.ts'
import { todayIn } from '../../../ui/text/calendar.ts'
import { groupByDay } from './group-by-day.ts'
import type { TranscriptPage } from '../api/get-transcripts.ts'
import type { TranscriptFilters } from '../toolbar/transcript-filters.ts'
import { formatDay, formatDayHeading } from '../format-time.ts'
import { ActionsMenu } from '../../../ui/actions-menu/actions-menu.tsx'
import { ConversationPanel } from './conversation-panel.tsx'
import styles from './conversation-list.module.css'
import { ConfirmDeletionDialog, type DeletionTarget } from '../deletion/confirm-deletion-dialog.tsx'

interface ConversationListProps {
  childId: string
  childName: string
  shown: Pick<TranscriptPage, 'items' | 'conversations'>
  timeZone: string
  filters: TranscriptFilters
}

export function ConversationList({ childId, childName, shown, timeZone, filters }: ConversationListProps) {
  const [deletionTarget, setDeletionTarget] = useState<DeletionTarget | null>(null)
  const { canChange } = useFamilyRole()
  const activities = useReferenceList('activities').data
  const activityName = useMemo(() => {
    const names = new Map(activities?.map(({ id, name }) => [id, name]))
    return (id: string) => names.get(id) ?? id
  }, [activities])
  const days = useMemo(() => groupByDay(shown, timeZone), [shown, timeZone])
  const today = todayIn(timeZone)
  const linkedId = filters.entry
  const isLinkedLoaded = shown.items.some(({ id }) => id === linkedId)

  useEffect(() => {
    if (isLinkedLoaded) document.getElementById(`entry-${linkedId}`)?.scrollIntoView({ block: 'center' })
  }, [linkedId, isLinkedLoaded])

  return (
    <>
      {days.map(({ date, conversations }) => (
        <section key={date} className={styles.day} aria-labelledby={`day-${date}`}>
          <header className={styles.dayHeader}>
            <h2 id={`day-${date}`}>{formatDayHeading(date, today)}</h2>
            {canChange && <DayMenu date={date} onDelete={() => setDeletionTarget({ kind: 'day', date })} />}
          </header>
          {conversations.map((each) => (
            <ConversationPanel
              key={each.conversation.id}
              {...each}
              childId={childId}
              childName={childName}
              timeZone={timeZone}
              search={filters.search ?? ''}
              linkedId={linkedId}
              activityName={activityName}
              onDelete={canChange ? setDeletionTarget : undefined}
            />
          ))}
        </section>
      ))}
      {deletionTarget && (
        <ConfirmDeletionDialog
          childId={childId}
          target={deletionTarget}
          timeZone={timeZone}
          onClose={() => setDeletionTarget(null)}
        />
      )}
    </>
  )
}

function DayMenu({ date, onDelete }: { date: string; onDelete: () => void }) {
  const day = formatDay(date)
  return (
    <ActionsMenu
      label={t`Actions for ${day}`}
      actions={[{ label: t`Delete the day`, onSelect: onDelete, isDanger: true }]}
    />
  )
}
