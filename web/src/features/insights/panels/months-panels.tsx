import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Skeleton } from 'antd'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import { ChartTableDisclosure } from '../../../ui/chart/chart-table.tsx'
import { formatFigure } from '../../../ui/chart/format-figure.ts'
import { HeatMap } from '../../../ui/chart/heat-map.tsx'
import grid from '../../../ui/layout/panel-grid.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import shared from '../insights.module.css'
import page from '../insights-page.module.css'
import { monthsUpTo, type Bucket } from '../period/period.ts'
import { columnTitle, rowName } from '../period/table-texts.ts'
import { useMonths, type Month } from '../api/get-months.ts'
import { MethodNote } from './method-note.tsx'
import { topicTitle } from '../../../family/texts/topic-title.ts'

const shownMonths = 12
const maxTopics = 10

/** The twelve months end with the shown period. */
export function MonthsPanels({ childId, until, today }: { childId: string; until: string; today: string }) {
  const buckets = monthsUpTo(until, shownMonths, today)
  const months = useMonths(childId, buckets[0]?.from ?? until, buckets.at(-1)?.to ?? until)
  // There is nothing to draw of a child that has not talked for so long.
  if (months.data?.length === 0) return null
  return (
    <section className={page.section}>
      <h2>
        <Trans>Over the months</Trans>
      </h2>
      <QueryBoundary query={months} skeleton={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
        {(found) => (
          <div className={`${grid.panels} ${page.panels}`}>
            <WordsOverMonths buckets={buckets} months={found} />
            <TopicsOverMonths buckets={buckets} months={found} />
          </div>
        )}
      </QueryBoundary>
    </section>
  )
}

interface MonthsProps {
  buckets: Bucket[]
  /** Months in which nothing was said are missing. */
  months: Month[]
}

const monthOf = (months: Month[], { from }: Bucket) => months.find(({ month }) => month === from.slice(0, 7))

function WordsOverMonths({ buckets, months }: MonthsProps) {
  const said = buckets.map((bucket) => monthOf(months, bucket)?.words ?? 0)
  const soFar = wordsSoFar(buckets, months)
  const columns = buckets.map(({ from, label, isRunning }) => ({ key: from, label, isRunning }))
  return (
    <Panel title={t`Words over the months`}>
      <h3 className={shared.chartTitle}>
        <Trans>Words said</Trans>
      </h3>
      <BarChart buckets={columns} values={said} variant={{ kind: 'labelled' }} />
      <h3 className={shared.chartTitle}>
        <Trans>Different words so far</Trans>
      </h3>
      <BarChart buckets={columns} values={soFar} variant={{ kind: 'labelled' }} />
      <ChartTableDisclosure
        caption={t`Words over the months`}
        columns={[columnTitle('year'), t`Words said`, t`New words`, t`Different words so far`]}
        rows={buckets.map((bucket, index) => [
          rowName(bucket),
          formatFigure(said[index] ?? 0),
          formatFigure(monthOf(months, bucket)?.newWords ?? 0),
          formatFigure(soFar[index] ?? 0),
        ])}
      />
      <MethodNote>
        <Trans>
          The upper chart counts every word that was understood, the lower one each new word once, from the very first
          conversation on. Vacations and busy months show, too: fewer words to Pipit are not fewer words.
        </Trans>
      </MethodNote>
    </Panel>
  )
}

/** A month of silence adds no words, but keeps those before. */
function wordsSoFar(buckets: Bucket[], months: Month[]) {
  let latest = 0
  return buckets.map((bucket) => (latest = monthOf(months, bucket)?.wordsSoFar ?? latest))
}

function TopicsOverMonths({ buckets, months }: MonthsProps) {
  const totals = new Map<string, number>()
  for (const { name, mentions } of months.flatMap(({ topics }) => topics))
    totals.set(name, (totals.get(name) ?? 0) + mentions)
  const rows = [...totals]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxTopics)
    .map(([name]) => ({
      key: name,
      label: topicTitle(name),
      values: buckets.map(
        (bucket) => monthOf(months, bucket)?.topics.find((topic) => topic.name === name)?.mentions ?? 0,
      ),
    }))
  return (
    <Panel title={t`Topics over the months`}>
      {rows.length === 0 ? (
        <p>
          <Trans>Nothing was talked about often enough to call it a topic.</Trans>
        </p>
      ) : (
        <>
          <HeatMap
            columns={buckets.map(({ from, label, isRunning }) => ({ key: from, label, isRunning }))}
            rows={rows}
          />
          <ChartTableDisclosure
            caption={t`Topics over the months, by how often they came up`}
            columns={[columnTitle('year'), ...rows.map(({ label }) => label)]}
            rows={buckets.map((bucket, index) => [
              rowName(bucket),
              ...rows.map(({ values }) => formatFigure(values[index] ?? 0)),
            ])}
          />
        </>
      )}
    </Panel>
  )
}
