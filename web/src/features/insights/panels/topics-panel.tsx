import { sumInsights } from '@pipit/contract/insights/sum-insights'
import { Panel } from '../../../ui/layout/panel.tsx'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import { ChartTableDisclosure } from '../../../ui/chart/chart-table.tsx'
import { aggregateByBucket, daysWithin } from '../period/aggregate.ts'
import { MethodNote } from './method-note.tsx'
import shared from '../insights.module.css'
import styles from './topics-panel.module.css'
import type { Period } from '../period/period.ts'
import type { Insight } from '../use-insights.ts'

const maxTopics = 8

/** A row of bars for each topic: how often it came up on each day or in each month. */
export function TopicsPanel({ period, days }: { period: Period; days: Insight[] }) {
  const now = daysWithin(days, period)
  const topics = sumInsights(now).topics.slice(0, maxTopics)
  const rows = topics.map(({ name, mentions }) => ({
    name,
    mentions,
    values: aggregateByBucket(now, period.buckets, (part) => mentionsOf(part, name)),
  }))
  const largest = Math.max(1, ...rows.flatMap(({ values }) => values))
  const buckets = period.buckets.map(({ from }) => ({ key: from }))
  const hasModelTopics = now.some(({ summarizedBy }) => summarizedBy === 'model')
  return (
    <Panel title="Topics">
      {rows.length === 0 ? (
        <p>Nothing was talked about often enough to call it a topic.</p>
      ) : (
        <>
          <ul className={`${shared.list} ${styles.topics}`}>
            {rows.map(({ name, mentions, values }) => (
              <li key={name}>
                <span className={styles.topic}>
                  <bdi>{name}</bdi> <span className={shared.note}>{mentions}</span>
                </span>
                <BarChart buckets={buckets} values={values} variant={{ kind: 'compact', height: 28 }} max={largest} />
              </li>
            ))}
          </ul>
          <ChartTableDisclosure
            caption="Topics, by how often they came up"
            columns={[period.kind === 'year' ? 'Month' : 'Day', ...rows.map(({ name }) => name)]}
            rows={period.buckets.map((part, index) => [
              part.name,
              ...rows.map(({ values }) => String(values[index] ?? 0)),
            ])}
          />
        </>
      )}
      <MethodNote>
        {hasModelTopics
          ? 'On some of these days a language model named the topics; each rests on words that your child really said. On the others, '
          : ''}
        {hasModelTopics ? 'words' : 'Words'} are looked up in our lists: “dog” and “zoo” belong to animals. A topic
        needs two such words on a day. The lists are English; what is said in other languages is not sorted into topics
        {hasModelTopics ? ' by them' : ''}.
      </MethodNote>
    </Panel>
  )
}

const mentionsOf = (days: Insight[], topic: string) =>
  days.flatMap(({ topics }) => topics).reduce((sum, { name, mentions }) => (name === topic ? sum + mentions : sum), 0)
