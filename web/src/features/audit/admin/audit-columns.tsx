import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatDateTime } from '../../../i18n/formats.ts'
import { Address } from '../../../ui/text/address.tsx'
import type { TableColumn } from '../../../ui/data-table/columns.tsx'
import { ShortId, ShortIdText } from '../../../ui/data-table/short-id.tsx'
import { auditText } from '../../../family/texts/audit-texts.ts'
import type { AuditEntry } from '../api/get-audit-entries.ts'

export const auditColumns = (): TableColumn<AuditEntry>[] => [
  {
    key: 'at',
    title: t`When`,
    render: ({ at }) => <time dateTime={at}>{formatDateTime(at, { timeStyle: 'medium' })}</time>,
  },
  { key: 'actor', title: t`Who`, render: (entry) => <Actor entry={entry} /> },
  { key: 'action', title: t`Action`, render: ({ action }) => <bdi>{auditText(action)}</bdi> },
  { key: 'account', title: t`Account`, render: accountOf },
  { key: 'reason', title: t`Why`, render: ({ reason }) => reason !== null && <bdi>{reason}</bdi> },
  { key: 'resource', title: t`Resource`, render: ({ resource }) => resource, isHidden: true },
  {
    key: 'resourceId',
    title: t`Resource id`,
    render: ({ resourceId }) => resourceId !== null && <ShortId id={resourceId} />,
    isHidden: true,
  },
]

function Actor({ entry: { actor, actorId } }: { entry: AuditEntry }) {
  if (!actor) return <FilterLink actor={actorId}>{t`A deleted account`}</FilterLink>
  return (
    <FilterLink actor={actor.email}>
      {actor.name === null ? <Address>{actor.email}</Address> : <bdi>{actor.name}</bdi>}
    </FilterLink>
  )
}

function accountOf({ accountId, accountEmail }: AuditEntry) {
  if (accountId === null) return null
  return (
    <FilterLink account={accountEmail ?? accountId}>
      {accountEmail === null ? <ShortIdText id={accountId} /> : <Address>{accountEmail}</Address>}
    </FilterLink>
  )
}

/** Adds to the filters of the page. */
function FilterLink({ children, ...filter }: { children: ReactNode; actor?: string; account?: string }) {
  const [params] = useSearchParams()
  return <Link to={`?${new URLSearchParams({ ...Object.fromEntries(params), ...filter })}`}>{children}</Link>
}
