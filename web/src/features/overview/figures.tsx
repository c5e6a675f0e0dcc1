import { t } from '@lingui/core/macro'
import type { Scope } from '@pipit/contract/api/access'
import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { useSession } from '../../api/session/session.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { timeAgo } from '../../ui/text/time-ago.ts'
import styles from './overview.module.css'
import { DailyChart } from './daily-chart.tsx'

type Overview = ApiResponse<'GET /admin/overview'>

const useOverview = () =>
  useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => call('GET /admin/overview', { signal }),
    refetchInterval: 60_000,
  })

/** The figures of the installation. */
export function Figures() {
  return (
    <QueryBoundary query={useOverview()} skeleton={<LoadingFigures />}>
      {(figures) => (
        <>
          <Panel title={t`Now`} action={<span className={styles.note}>{countedText(figures)}</span>}>
            <Tiles figures={figures} />
          </Panel>
          <Panel title={t`The last 30 days`}>
            <Charts days={figures.days} />
          </Panel>
        </>
      )}
    </QueryBoundary>
  )
}

function LoadingFigures() {
  return (
    <Panel title={t`Now`}>
      <Skeleton active title={false} paragraph={{ rows: 12 }} />
    </Panel>
  )
}

/** What runs here; known as soon as the figures are. */
export function Versions() {
  const versions = useOverview().data?.versions
  if (!versions) return null
  return (
    <Panel title={t`Versions`}>
      <dl className={styles.versions}>
        <dt>Pipit</dt>
        <dd>{versions.pipit}</dd>
        <dt>Node</dt>
        <dd>{versions.node}</dd>
        <dt>PostgreSQL</dt>
        <dd>{versions.postgres}</dd>
      </dl>
    </Panel>
  )
}

function countedText({ countedAt }: Overview) {
  const when = timeAgo(countedAt)
  return t`Counted ${when}`
}

interface Tile {
  label: string
  count: number
  /** The list behind the figure, and who may open it. */
  to: string
  needs: Scope
  isAlarming?: boolean
}

const verified = '/admin/accounts?verified=yes'
const inFamilies = '/admin/devices?status=registered'

/** In rows of four: today, families, devices, and the rest. */
function tilesOf({ accounts, unverifiedAccounts, devices, cards, waitList, jobs, conversations }: Overview): Tile[] {
  const { created, registered, deactivated } = devices.byStatus
  const account = { needs: 'account:superadmin' } as const
  const device = { needs: 'device:superadmin' } as const
  const card = { needs: 'card:superadmin' } as const
  return [
    // Superadmins have no list of conversations; the registered devices are the closest.
    { label: t`Conversations today`, count: conversations.today, to: inFamilies, ...device },
    { label: t`Minutes talked today`, count: conversations.minutesToday, to: inFamilies, ...device },
    { label: t`Jobs waiting`, count: jobs.waiting, to: '/admin/jobs?state=waiting', ...account },
    {
      label: t`Jobs failed`,
      count: jobs.failed,
      to: '/admin/jobs?state=failed',
      ...account,
      isAlarming: jobs.failed > 0,
    },
    { label: t`Parents`, count: accounts.parent, to: `${verified}&role=parent`, ...account },
    { label: t`Not verified yet`, count: unverifiedAccounts, to: '/admin/accounts?verified=no', ...account },
    { label: t`On the wait list`, count: waitList.waiting, to: '/admin/wait-list?invited=no', ...account },
    { label: t`Invited`, count: waitList.invited, to: '/admin/wait-list?invited=yes', ...account },
    { label: t`Devices online`, count: devices.online, to: '/admin/devices?online=true', ...device },
    { label: t`Registered devices`, count: registered, to: inFamilies, ...device },
    { label: t`New devices`, count: created, to: '/admin/devices?status=created', ...device },
    { label: t`Deactivated devices`, count: deactivated, to: '/admin/devices?status=deactivated', ...device },
    { label: t`Registered cards`, count: cards.byStatus.registered, to: '/admin/cards?status=registered', ...card },
    { label: t`New cards`, count: cards.byStatus.created, to: '/admin/cards?status=created', ...card },
    { label: t`Deactivated cards`, count: cards.byStatus.deactivated, to: '/admin/cards?status=deactivated', ...card },
    { label: t`Superadmins`, count: accounts.superadmin, to: `${verified}&role=superadmin`, ...account },
  ]
}

function Tiles({ figures }: { figures: Overview }) {
  const scopes = useSession()?.scopes ?? []
  return (
    <ul className={styles.tiles}>
      {tilesOf(figures).map(({ label, count, to, needs, isAlarming = false }) => {
        const content = (
          <>
            <strong>{formatNumber(count)}</strong> <span>{label}</span>
          </>
        )
        return (
          <li key={label}>
            {scopes.includes(needs) ? (
              <Link to={to} className={(isAlarming && styles.alarming) || ''}>
                {content}
              </Link>
            ) : (
              <div>{content}</div>
            )}
          </li>
        )
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
