import { select, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ChartTableDisclosure } from '../../../ui/chart/chart-table.tsx'
import { formatFigure } from '../../../ui/chart/format-figure.ts'
import { HeatMap } from '../../../ui/chart/heat-map.tsx'
import { formatDate } from '../../../i18n/formats.ts'
import { daysWithin } from '../period/aggregate.ts'
import { MethodNote } from './method-note.tsx'
import { sumHours } from './sum-hours.ts'
import type { ShownPeriod } from '../shown-period.ts'

/** Below every third hour there is room for its name, and below every sixth if there are many. */
const labelStep = (hours: number[]) => (hours.length > 14 ? 6 : 3)

export function HoursPanel({ childName, period, days }: ShownPeriod) {
  const { hours, weekdays } = sumHours(daysWithin(days, period))
  return (
    <Panel title={t`Time of day`}>
      {hours.length === 0 ? (
        <p>
          {select(period.kind, {
            week: 'No conversation in this week.',
            month: 'No conversation in this month.',
            other: 'No conversation in this year.',
          })}
        </p>
      ) : (
        <>
          <HeatMap
            columns={hours.map((hour, index) => ({
              key: String(hour),
              label: index % labelStep(hours) === 0 ? formatHour(hour) : '',
            }))}
            rows={weekdays.map(({ weekday, minutes }) => ({
              key: String(weekday),
              label: formatWeekday(weekday, 'short'),
              values: minutes,
            }))}
          />
          <ChartTableDisclosure
            caption={t`Minutes by time of day`}
            columns={[
              t({ message: 'Hour', comment: 'Column of a table' }),
              ...weekdays.map(({ weekday }) => formatWeekday(weekday, 'long')),
            ]}
            rows={hours.map((hour, index) => [
              formatHour(hour),
              ...weekdays.map(({ minutes }) => formatFigure(minutes[index] ?? 0)),
            ])}
          />
        </>
      )}
      <MethodNote>
        <Trans>
          The minutes of all conversations of {childName}, by the hour and the weekday on which they were held, in your
          time zone. They add up to the time talked.
        </Trans>
      </MethodNote>
    </Panel>
  )
}

const formatHour = (hour: number) =>
  formatDate(new Date(Date.UTC(2024, 0, 1, hour)), { hour: 'numeric', timeZone: 'UTC' })

/** January 1, 2024 was a Monday. */
const formatWeekday = (weekday: number, style: 'short' | 'long') =>
  formatDate(new Date(Date.UTC(2024, 0, weekday)), { weekday: style, timeZone: 'UTC' })
