import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ApiResponse } from '@pipit/contract/api/client'
import { Link } from 'react-router'
import { call } from '../../../api/client.ts'
import { compareTexts } from '../../../i18n/formats.ts'
import { auditText, auditTexts } from '../../../ui/text/audit-texts.ts'
import type { TableColumn } from '../../../ui/data-table/columns.tsx'
import type { FilterValues, TableFilter } from '../../../ui/data-table/filters.ts'
import { DataTable, type PageRequest } from '../../../ui/data-table/data-table.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import styles from './audit-page.module.css'
import { Lead } from '../../../ui/layout/lead.tsx'
import { VerifyAudit } from './verify-audit.tsx'

type Entry = ApiResponse<'GET /admin/audit'>['items'][number]

const timeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })
const nameOf = ({ actor }: Entry) => actor?.name ?? actor?.email ?? 'A deleted account'

const columns: TableColumn<Entry>[] = [
  { key: 'at', title: 'When', render: ({ at }) => <time dateTime={at}>{timeFormat.format(new Date(at))}</time> },
  { key: 'actor', title: 'Who', render: (entry) => <Who entry={entry} /> },
  { key: 'action', title: 'Action', render: ({ action }) => auditText(action) },
  {
    key: 'account',
    title: 'Account',
    render: ({ accountId }) => (accountId === null ? '–' : <Link to={`?account=${accountId}`}>{accountId}</Link>),
  },
  { key: 'reason', title: 'Why', render: ({ reason }) => (reason === null ? '–' : <bdi>{reason}</bdi>) },
  { key: 'resource', title: 'Resource', render: ({ resource }) => resource ?? '–', isHidden: true },
  { key: 'resourceId', title: 'Resource id', render: ({ resourceId }) => resourceId ?? '–', isHidden: true },
]

function Who({ entry }: { entry: Entry }) {
  return (
    <Link className={styles.who} to={`?actor=${entry.actorId}`}>
      <bdi>{nameOf(entry)}</bdi>
    </Link>
  )
}

/** The server uses one filter at a time. */
const disabledIfSet =
  (...others: string[]) =>
  (values: FilterValues) =>
    others.some((key) => values[key] !== undefined)

const readFilters = (): TableFilter[] => [
  {
    key: 'action',
    label: 'Action',
    options: Object.keys(auditTexts)
      .map((id) => ({ id, name: auditText(id) }))
      .sort((one, other) => compareTexts(one.name, other.name)),
  },
  { key: 'actor', label: 'Superadmin id', kind: 'text', isDisabled: disabledIfSet('action') },
  { key: 'account', label: 'Account id', kind: 'text', isDisabled: disabledIfSet('action', 'actor') },
]

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

const toQuery = ({ action, actor, account }: FilterValues) => ({ action, actorId: actor, accountId: account })

async function fetchPage({ filters: values, cursor }: PageRequest, signal: AbortSignal) {
  const { actorId, accountId, action } = toQuery(values)
  // An incomplete id matches nothing.
  if (![actorId, accountId].every((id) => id === undefined || isId(id))) return { items: [], nextCursor: null }
  return call('GET /admin/audit', { query: { actorId, accountId, action, cursor }, signal })
}

export function AuditPage() {
  return (
    <>
      <PageTitle>{t`Audit`}</PageTitle>
      <Lead>
        <Trans>
          Everything that superadmins did, and what they read of families, newest first. Entries cannot be changed. Only
          one filter is used at a time.
        </Trans>
      </Lead>
      <VerifyAudit />
      <DataTable
        name="audit"
        label={t`Audit`}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowName={({ action }) => auditText(action)}
        filters={readFilters()}
        fetchPage={fetchPage}
        exportCsv={(values) => call('POST /admin/audit/export', { body: toQuery(values) })}
        empty={
          <p>
            <Trans>Nothing has been recorded yet.</Trans>
          </p>
        }
      />
    </>
  )
}
