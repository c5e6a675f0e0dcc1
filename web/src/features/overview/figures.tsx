import { t } from '@lingui/core/macro'
import type { Scope } from '@pipit/contract/api/access'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { useSession } from '../../api/session/session.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { timeAgo } from '../../ui/text/time-ago.ts'
import { useOverview, type Overview } from './api/get-overview.ts'
import styles from './overview.module.css'
import { DailyChart } from './daily-chart.tsx'

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

/** They arrive together with the figures. */
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
  /** It leads to the list of what is counted, if there is one. */
  list?: { to: string; needs: Scope }
  isAlarming?: boolean
}

/** They are in rows of four: today, families, devices, and the rest. */
function tilesOf({ accounts, unverifiedAccounts, devices, cards, waitList, jobs, conversations }: Overview): Tile[] {
  const { created, registered, deactivated } = devices.byStatus
  const accountList = (to: string) => ({ list: { to: `/admin/${to}`, needs: 'account:superadmin' } as const })
  const deviceList = (query: string) => ({
    list: { to: `/admin/devices?${query}`, needs: 'device:superadmin' } as const,
  })
  const cardList = (query: string) => ({ list: { to: `/admin/cards?${query}`, needs: 'card:superadmin' } as const })
  const verified = 'accounts?verified=yes'
  return [
    // Superadmins have no list of conversations, which belong to the families.
    { label: t`Conversations today`, count: conversations.today },
    { label: t`Minutes talked today`, count: conversations.minutesToday },
    { label: t`Jobs waiting`, count: jobs.waiting, ...accountList('jobs?state=waiting') },
    { label: t`Jobs failed`, count: jobs.failed, ...accountList('jobs?state=failed'), isAlarming: jobs.failed > 0 },
    { label: t`Parents`, count: accounts.parent, ...accountList(`${verified}&role=parent`) },
    { label: t`Not verified yet`, count: unverifiedAccounts, ...accountList('accounts?verified=no') },
    { label: t`On the wait list`, count: waitList.waiting, ...accountList('wait-list?invited=no') },
    { label: t`Invited`, count: waitList.invited, ...accountList('wait-list?invited=yes') },
    { label: t`Devices online`, count: devices.online, ...deviceList('online=true') },
    { label: t`Registered devices`, count: registered, ...deviceList('status=registered') },
    { label: t`Never registered devices`, count: created, ...deviceList('status=created') },
    { label: t`Deactivated devices`, count: deactivated, ...deviceList('status=deactivated') },
    { label: t`Registered cards`, count: cards.byStatus.registered, ...cardList('status=registered') },
    { label: t`Never registered cards`, count: cards.byStatus.created, ...cardList('status=created') },
    { label: t`Deactivated cards`, count: cards.byStatus.deactivated, ...cardList('status=deactivated') },
    { label: t`Superadmins`, count: accounts.superadmin, ...accountList(`${verified}&role=superadmin`) },
  ]
}

function Tiles({ figures }: { figures: Overview }) {
  const scopes = useSession()?.scopes ?? []
  return (
    <ul className={styles.tiles}>
      {tilesOf(figures).map(({ label, count, list, isAlarming = false }) => {
        const content = (
          <>
            <strong>{formatNumber(count)}</strong> <span>{label}</span>
          </>
        )
        return (
          <li key={label}>
            {list && scopes.includes(list.needs) ? (
              <Link to={list.to} className={(isAlarming && styles.alarming) || ''}>
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
