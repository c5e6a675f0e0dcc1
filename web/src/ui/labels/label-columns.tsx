import type { ApiResponse } from '@pipit/contract/api/client'
import { Link } from 'react-router'
import type { TableColumn } from '../data-table/columns.tsx'
import styles from './label-list.module.css'
import { DateText } from '../text/date-text.tsx'

type Device = ApiResponse<'POST /admin/devices/list'>['items'][number]
type Card = ApiResponse<'POST /admin/cards/list'>['items'][number]
/** The fields that devices and cards share. */
export type LabelRow = Pick<Device, keyof Device & keyof Card>

export const statusNames: Record<LabelRow['status'], string> = {
  created: 'New',
  registered: 'Registered',
  deactivated: 'Deactivated',
}

export const nameColumn: TableColumn<LabelRow> = {
  key: 'id',
  title: 'Id',
  render: ({ id, name }) => (
    <>
      <span className={styles.id}>{id}</span>
      {name !== null && (
        <span className={styles.name} dir="auto">
          {name}
        </span>
      )}
    </>
  ),
}

export const labelColumns: TableColumn<LabelRow>[] = [
  {
    key: 'status',
    title: 'Status',
    render: ({ status }) => <span className={styles.status}>{statusNames[status]}</span>,
  },
  {
    key: 'account',
    title: 'Family',
    render: ({ accountId, accountEmail }) =>
      accountId === null ? null : (
        <Link to={`/app/${accountId}`} className={styles.family}>
          {accountEmail ?? accountId}
        </Link>
      ),
  },
  {
    key: 'child',
    title: 'Child',
    render: ({ childName }) => childName !== null && <bdi className={styles.wrapped}>{childName}</bdi>,
  },
]

export const batchColumns: TableColumn<LabelRow>[] = [
  {
    key: 'batch',
    title: 'Batch',
    render: ({ batchId, batchLabel }) => (
      <Link to={`?batchId=${batchId}`} className={styles.wrapped}>
        <bdi>{batchLabel}</bdi>
      </Link>
    ),
  },
  { key: 'createdAt', title: 'Created', isHidden: true, render: ({ createdAt }) => <DateText time={createdAt} /> },
  {
    key: 'registeredAt',
    title: 'Registered on',
    isHidden: true,
    render: ({ registeredAt }) => registeredAt !== null && <DateText time={registeredAt} />,
  },
]
