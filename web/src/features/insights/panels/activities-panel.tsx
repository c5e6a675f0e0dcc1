import { useReferenceList } from '../../../api/reference-lists.ts'
import { languagesWith } from '../../../ui/text/languages.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { daysWithin } from '../period/aggregate.ts'
import { MethodNote } from './method-note.tsx'
import styles from '../insights.module.css'
import type { Period } from '../period/period.ts'
import type { Insight } from '../use-insights.ts'
import { pluralize } from '../../../ui/text/pluralize.ts'

export function ActivitiesPanel({ period, days }: { period: Period; days: Insight[] }) {
  const activities = useReferenceList('activities').data ?? []
  const now = daysWithin(days, period)
  const nameOf = (id: string) => activities.find((each) => each.id === id)?.name ?? id
  const languageOf = (id: string) => languagesWith(id).find((each) => each.id === id)?.name ?? id
  const [done, spoken] = [countDays(now.map((day) => day.activities)), countDays(now.map(({ languages }) => languages))]
  return (
    <Panel title="Activities and languages">
      {done.length + spoken.length === 0 && <p>No activities in this {period.kind}.</p>}
      <ul className={styles.lines}>
        {done.map(([id, count]) => (
          <li key={id}>
            {nameOf(id)}: {pluralize(count, 'day')}
          </li>
        ))}
        {spoken.map(([id, count]) => (
          <li key={`language ${id}`}>
            In {languageOf(id)}: {pluralize(count, 'day')}
          </li>
        ))}
      </ul>
      <MethodNote>
        Activities are started by a card or by your child. The language is the one of your child’s profile at that time;
        single words of another one are not noticed.
      </MethodNote>
    </Panel>
  )
}

function countDays(lists: string[][]) {
  const counts = new Map<string, number>()
  for (const id of lists.flat()) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)
}
