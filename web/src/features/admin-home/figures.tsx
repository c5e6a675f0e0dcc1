import type { Scope } from '@pipit/contract/access'
import type { Answer } from '@pipit/contract/client'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { useSession } from '../../api/session.ts'
import { Answered } from '../../ui/answered.tsx'
import { Panel } from '../../ui/panel.tsx'
import { timeAgo } from '../../ui/time-ago.ts'
import styles from './admin-home.module.css'
import { DaysPlot } from './days-plot.tsx'

type Overview = Answer<'GET /admin/overview'>

/** The house in figures. */
export function Figures() {
  const overview = useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => call('GET /admin/overview', { signal }),
    refetchInterval: 60_000,
  })
  return (
    <Answered query={overview} skeleton={<Skeleton active title={false} paragraph={{ rows: 12 }} />}>
      {(figures) => (
        <>
          <Panel title="Now" action={<span className={styles.note}>Counted {timeAgo(figures.countedAt)}</span>}>
            <Tiles figures={figures} />
          </Panel>
          <Panel title="The last 30 days">
            <Plots days={figures.days} />
          </Panel>
          <Panel title="Versions">
            <dl className={styles.versions}>
              <dt>Pipit</dt>
              <dd>{figures.versions.pipit}</dd>
              <dt>Node</dt>
              <dd>{figures.versions.node}</dd>
              <dt>PostgreSQL</dt>
              <dd>{figures.versions.postgres}</dd>
            </dl>
          </Panel>
        </>
      )}
    </Answered>
  )
}

interface Tile {
  label: string
  count: number
  /** The list behind the figure, where there is one, and who may open it. */
  to?: string
  needs?: Scope
}

function tilesOf({ accounts, devices, cards, waitList, jobs, conversations }: Overview): Tile[] {
  const { created, registered, deactivated } = devices.byStatus
  const account = { needs: 'account:superadmin' } as const
  const device = { needs: 'device:superadmin' } as const
  const card = { needs: 'card:superadmin' } as const
  return [
    { label: 'Parents', count: accounts.parent, to: '/admin/accounts?role=parent', ...account },
    { label: 'Superadmins', count: accounts.superadmin, to: '/admin/accounts?role=superadmin', ...account },
    { label: 'On the wait list', count: waitList.waiting, to: '/admin/wait-list?invited=no', ...account },
    { label: 'Invited', count: waitList.invited, to: '/admin/wait-list?invited=yes', ...account },
    { label: 'Devices online', count: devices.online, to: '/admin/devices?online=true', ...device },
    { label: 'Devices in use', count: registered, to: '/admin/devices?status=registered', ...device },
    { label: 'Devices not yet in use', count: created, to: '/admin/devices?status=created', ...device },
    { label: 'Devices given up', count: deactivated, to: '/admin/devices?status=deactivated', ...device },
    { label: 'Cards in use', count: cards.byStatus.registered, to: '/admin/cards?status=registered', ...card },
    { label: 'Cards not yet in use', count: cards.byStatus.created, to: '/admin/cards?status=created', ...card },
    { label: 'Cards given up', count: cards.byStatus.deactivated, to: '/admin/cards?status=deactivated', ...card },
    { label: 'Conversations today', count: conversations.today },
    { label: 'Minutes talked today', count: conversations.minutesToday },
    { label: 'Jobs waiting', count: jobs.waiting },
    { label: 'Jobs failed', count: jobs.failed },
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
        const isOpen = to !== undefined && needs !== undefined && scopes.includes(needs)
        return <li key={label}>{isOpen ? <Link to={to}>{content}</Link> : <div>{content}</div>}</li>
      })}
    </ul>
  )
}

function Plots({ days }: { days: Overview['days'] }) {
  const perDay = (field: Exclude<keyof Overview['days'][number], 'day'>) =>
    days.map((each) => ({ day: each.day, count: each[field] }))
  return (
    <div className={styles.plots}>
      <DaysPlot title="New accounts" days={perDay('accounts')} />
      <DaysPlot title="Devices registered" days={perDay('devicesRegistered')} />
      <DaysPlot title="Cards registered" days={perDay('cardsRegistered')} />
      <DaysPlot title="Joined the wait list" days={perDay('waitList')} />
    </div>
  )
}
