import { plural, select, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useReferenceList } from '../../../api/reference-lists.ts'
import { nameOf } from '../../../i18n/formats.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { daysWithin } from '../period/aggregate.ts'
import { MethodNote } from './method-note.tsx'
import styles from '../insights.module.css'
import type { ShownPeriod } from '../shown-period.ts'

export function ActivitiesPanel({ childName, period, days }: ShownPeriod) {
  const activities = useReferenceList('activities').data ?? []
  const now = daysWithin(days, period)
  const activityName = (id: string) => activities.find((each) => each.id === id)?.name ?? id
  const [done, spoken] = [countDays(now.map((day) => day.activities)), countDays(now.map(({ languages }) => languages))]
  return (
    <Panel title={t`Activities and languages`}>
      {done.length + spoken.length === 0 && (
        <p>
          {select(period.kind, {
            week: 'No activities in this week.',
            month: 'No activities in this month.',
            other: 'No activities in this year.',
          })}
        </p>
      )}
      <ul className={styles.lines}>
        {done.map(([id, count]) => (
          <li key={id}>{describeActivity(activityName(id), count)}</li>
        ))}
        {spoken.map(([id, count]) => (
          <li key={`language ${id}`}>{describeLanguage(nameOf('language', id), count)}</li>
        ))}
      </ul>
      <MethodNote>
        <Trans>
          Activities are started by a card or by {childName}. The language is the one of the profile at that time;
          single words of another one are not noticed.
        </Trans>
      </MethodNote>
    </Panel>
  )
}

const describeActivity = (activity: string, count: number) =>
  plural(count, { one: `${activity}: # day`, other: `${activity}: # days` })

const describeLanguage = (language: string, count: number) =>
  plural(count, { one: `In ${language}: # day`, other: `In ${language}: # days` })

function countDays(lists: string[][]) {
  const counts = new Map<string, number>()
  for (const id of lists.flat()) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)
}
