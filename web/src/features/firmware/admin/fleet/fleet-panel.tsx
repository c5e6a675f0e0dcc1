import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formatDate, formatNumber } from '../../../../i18n/formats.ts'
import { ChartTableDisclosure } from '../../../../ui/chart/chart-table.tsx'
import { HeatMap } from '../../../../ui/chart/heat-map.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { QueryBoundary } from '../../../../ui/feedback/query-boundary.tsx'
import { EmptyNestIllustration } from '../../../../ui/illustrations/empty-nest-illustration.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import styles from '../firmware.module.css'
import { useFleet, type Fleet } from '../../api/get-fleet.ts'
import { weeksOfFleet, type WeeksOfModel } from './weeks-of-fleet.ts'

/** More rows could not be told apart. */
const maxVersions = 8

const versionName = (version: string | null) =>
  version ?? t({ message: 'Not known', comment: 'The version of a device’s firmware' })

/** Shows which versions the devices of all families have, now and over the last weeks. */
export function FleetPanel() {
  return (
    <Panel title={t`Versions in use`}>
      <QueryBoundary query={useFleet()}>
        {({ models, days }) =>
          models.length === 0 ? (
            <EmptyState picture={<EmptyNestIllustration />}>
              <Trans>No family has a device yet.</Trans>
            </EmptyState>
          ) : (
            <ul className={styles.models}>
              {models.map((model) => (
                <li key={model.hardwareModel}>
                  <Model model={model} weeks={weeksOfFleet(days, model.hardwareModel)} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Panel>
  )
}

function Model({ model: { hardwareModel, versions }, weeks }: { model: Fleet['models'][number]; weeks: WeeksOfModel }) {
  return (
    <>
      <h3 className={styles.name}>
        <bdi>{hardwareModel}</bdi>
      </h3>
      <table className={styles.versions}>
        <caption className="for-screen-readers">{t`Versions of ${hardwareModel} now`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Version`}</th>
            <th scope="col">{t`Devices`}</th>
            <th scope="col">{t`Online`}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ version, devices, online }) => (
            <tr key={version}>
              <th scope="row">{versionName(version)}</th>
              <td>{formatNumber(devices)}</td>
              <td>{formatNumber(online)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {weeks.weeks.length > 1 && <Weeks hardwareModel={hardwareModel} {...weeks} />}
    </>
  )
}

function Weeks({ hardwareModel, weeks, versions }: WeeksOfModel & { hardwareModel: string }) {
  return (
    <>
      <HeatMap
        columns={weeks.map((week, index) => ({
          key: week,
          // There is room for every fourth.
          label: index % 4 === 0 ? formatDate(week, { day: 'numeric', month: 'numeric', timeZone: 'UTC' }) : '',
        }))}
        rows={versions.slice(0, maxVersions).map(({ version, devices }) => ({
          key: version ?? '',
          label: versionName(version),
          values: devices,
        }))}
      />
      <ChartTableDisclosure
        caption={t`Versions of ${hardwareModel}, week by week`}
        columns={[t`Day`, ...versions.map(({ version }) => versionName(version))]}
        rows={weeks.map((week, index) => [
          formatDate(week, { timeZone: 'UTC' }),
          ...versions.map(({ devices }) => formatNumber(devices[index] ?? 0)),
        ])}
      />
    </>
  )
}
