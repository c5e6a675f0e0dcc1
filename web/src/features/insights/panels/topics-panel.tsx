import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { sumInsights } from '@pipit/contract/insights/sum-insights'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ChartTableDisclosure } from '../../../ui/chart/chart-table.tsx'
import { formatFigure } from '../../../ui/chart/format-figure.ts'
import { HeatMap } from '../../../ui/chart/heat-map.tsx'
import { aggregateByBucket, daysWithin } from '../period/aggregate.ts'
import { columnTitle, rowName } from '../period/table-texts.ts'
import { MethodNote } from './method-note.tsx'
import { topicTitle } from '../../../family/texts/topic-title.ts'
import type { ShownPeriod } from '../shown-period.ts'
import type { Insight } from '../api/get-insights.ts'

const maxTopics = 8

/** Each row says how often its topic came up on each day or in each month. */
export function TopicsPanel({ childName, period, days }: ShownPeriod) {
  const now = daysWithin(days, period)
  const rows = sumInsights(now)
    .topics.slice(0, maxTopics)
    .map(({ name }) => ({
      key: name,
      label: topicTitle(name),
      values: aggregateByBucket(now, period.buckets, (part) => mentionsOf(part, name)),
    }))
  const hasModelTopics = now.some(({ summarizedBy }) => summarizedBy === 'model')
  return (
    <Panel title={t`Topics`}>
      {rows.length === 0 ? (
        <p>
          <Trans>Nothing was talked about often enough to call it a topic.</Trans>
        </p>
      ) : (
        <>
          <HeatMap
            columns={period.buckets.map(({ from, narrowLabel, isRunning }) => ({
              key: from,
              label: narrowLabel,
              isRunning,
            }))}
            rows={rows}
          />
          <ChartTableDisclosure
            caption={t`Topics, by how often they came up`}
            columns={[columnTitle(period.kind), ...rows.map(({ label }) => label)]}
            rows={period.buckets.map((bucket, index) => [
              rowName(bucket),
              ...rows.map(({ values }) => formatFigure(values[index] ?? 0)),
            ])}
          />
        </>
      )}
      <MethodNote>
        {hasModelTopics ? (
          <Trans>
            On some of these days a language model named the topics; each rests on words that {childName} really said.
            On the others, words are looked up in our lists: “dog” and “zoo” belong to animals. A topic needs two such
            words on a day. The lists are in English, Spanish, German and French; what is said in other languages is not
            sorted into topics by them.
          </Trans>
        ) : (
          <Trans>
            Words are looked up in our lists: “dog” and “zoo” belong to animals. A topic needs two such words on a day.
            The lists are in English, Spanish, German and French; what is said in other languages is not sorted into
            topics.
          </Trans>
        )}
      </MethodNote>
    </Panel>
  )
}

const mentionsOf = (days: Insight[], topic: string) =>
  days.flatMap(({ topics }) => topics).reduce((sum, { name, mentions }) => (name === topic ? sum + mentions : sum), 0)
