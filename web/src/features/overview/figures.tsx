import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Scope } from '@pipit/contract/api/access'
import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { useSession } from '../../api/session/session.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { timeAgo } from '../../ui/text/time-ago.ts'
import styles from './overview.module.css'
import { DailyChart } from './daily-chart.tsx'

type Overview = ApiResponse<'GET /admin/overview'>

/** The figures of the installation. */
export function Figures() {
  const overview = useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => call('GET /admin/overview', { signal }),
    refetchInterval: 60_000,
  })
  return (
    <QueryBoundary query={overview} skeleton={<Skeleton active title={false} paragraph={{ rows: 12 }} />}>
      {(figures) => (
        <>
          <Panel title={t`Now`} action={<span className={styles.note}>Counted {timeAgo(figures.countedAt)}</span>}>
            <Tiles figures={figures} />
          </Panel>
          <Panel title={t`The last 30 days`}>
            <Charts days={figures.days} />
          </Panel>
          <Panel title={t`Versions`}>
            <dl className={styles.versions}>
              <dt>
                <Trans>Pipit</Trans>
              </dt>
              <dd>{figures.versions.pipit}</dd>
              <dt>
                <Trans>Node</Trans>
              </dt>
              <dd>{figures.versions.node}</dd>
              <dt>
                <Trans>PostgreSQL</Trans>
              </dt>
              <dd>{figures.versions.postgres}</dd>
            </dl>
          </Panel>
        </>
      )}
    </QueryBoundary>
  )
}

interface Tile {
  label: string
  count: number
  /** The list behind the figure, and who may open it. */
  to: string
  needs: Scope
}

const verified = '/admin/accounts?verified=yes'
const inFamilies = '/admin/devices?status=registered'

function tilesOf({ accounts, unverifiedAccounts, devices, cards, waitList, jobs, conversations }: Overview): Tile[] {
  const { created, registered, deactivated } = devices.byStatus
  const account = { needs: 'account:superadmin' } as const
  const device = { needs: 'device:superadmin' } as const
  const card = { needs: 'card:superadmin' } as const
  return [
    { label: 'Parents', count: accounts.parent, to: `${verified}&role=parent`, ...account },
    { label: 'Superadmins', count: accounts.superadmin, to: `${verified}&role=superadmin`, ...account },
    { label: 'Not verified yet', count: unverifiedAccounts, to: '/admin/accounts?verified=no', ...account },
    { label: 'On the wait list', count: waitList.waiting, to: '/admin/wait-list?invited=no', ...account },
    { label: 'Invited', count: waitList.invited, to: '/admin/wait-list?invited=yes', ...account },
    { label: 'Devices online', count: devices.online, to: '/admin/devices?online=true', ...device },
    { label: 'Registered devices', count: registered, to: inFamilies, ...device },
    { label: 'New devices', count: created, to: '/admin/devices?status=created', ...device },
    { label: 'Deactivated devices', count: deactivated, to: '/admin/devices?status=deactivated', ...device },
    { label: 'Registered cards', count: cards.byStatus.registered, to: '/admin/cards?status=registered', ...card },
    { label: 'New cards', count: cards.byStatus.created, to: '/admin/cards?status=created', ...card },
    { label: 'Deactivated cards', count: cards.byStatus.deactivated, to: '/admin/cards?status=deactivated', ...card },
    // Superadmins have no list of conversations; the registered devices are the closest.
    { label: 'Conversations today', count: conversations.today, to: inFamilies, ...device },
    { label: 'Minutes talked today', count: conversations.minutesToday, to: inFamilies, ...device },
    { label: 'Jobs waiting', count: jobs.waiting, to: '/admin/jobs?state=waiting', ...account },
    { label: 'Jobs failed', count: jobs.failed, to: '/admin/jobs?state=failed', ...account },
  ]
}

function Tiles({ figures }: { figures: Overview }) {
  const scopes = useSession()?.scopes ?? []
  return (
    <ul className={styles.tiles}>
      {tilesOf(figures).map(({ label, count, to, needs }) => {
        const content = (
          <>
            <strong>{count.toLocaleString('en')}</strong> <span>{label}</span>
          </>
        )
        return <li key={label}>{scopes.includes(needs) ? <Link to={to}>{content}</Link> : <div>{content}</div>}</li>
      })}
    </ul>
  )
}

function Charts({ days }: { days: Overview['days'] }) {
  const perDay = (field: Exclude<keyof Overview['days'][number], 'day'>) =>
    days.map((each) => ({ day: each.day, count: each[field] }))
  return (
    <div className={styles.charts}>
      <DailyChart title={t`New accounts`} days={perDay('accounts')} />
      <DailyChart title={t`Devices registered`} days={perDay('devicesRegistered')} />
      <DailyChart title={t`Cards registered`} days={perDay('cardsRegistered')} />
      <DailyChart title={t`Conversations`} days={perDay('conversations')} />
      <DailyChart title={t`Minutes talked`} days={perDay('minutes')} />
      <DailyChart title={t`Joined the wait list`} days={perDay('waitList')} />
    </div>
  )
}
