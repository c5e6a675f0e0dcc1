import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { ApiResponse } from '@pipit/contract/api/client'
import { Link } from 'react-router'
import type { TableColumn } from '../../ui/data-table/columns.tsx'
import { Address } from '../../ui/text/address.tsx'
import { ShortId, ShortIdText } from '../../ui/data-table/short-id.tsx'
import styles from './label-list.module.css'
import { DateText } from '../../ui/text/date-text.tsx'

type Device = ApiResponse<'POST /admin/devices/list'>['items'][number]
type Card = ApiResponse<'POST /admin/cards/list'>['items'][number]
/** The fields that devices and cards share. */
export type LabelRow = Pick<Device, keyof Device & keyof Card>

const statusNames: Record<LabelRow['status'], MessageDescriptor> = {
  created: msg({ message: 'Never registered', comment: 'Status of a device or card that no family has had' }),
  registered: msg`Registered`,
  deactivated: msg`Deactivated`,
}

export const statusOptions = () => Object.entries(statusNames).map(([id, name]) => ({ id, name: i18n._(name) }))

export const nameColumn = (): TableColumn<LabelRow> => ({
  key: 'id',
  title: t`Id`,
  render: ({ id, name }) => (
    <>
      {name !== null && (
        <span className={styles.name} dir="auto">
          {name}
        </span>
      )}
      <ShortId id={id} />
    </>
  ),
})

export const labelColumns = (): TableColumn<LabelRow>[] => [
  { key: 'status', title: t`Status`, render: ({ status }) => i18n._(statusNames[status]) },
  {
    key: 'account',
    title: t`Family`,
    render: ({ accountId, accountEmail }) =>
      accountId === null ? null : (
        <Link to={`/app/${accountId}`}>
          {accountEmail === null ? <ShortIdText id={accountId} /> : <Address>{accountEmail}</Address>}
        </Link>
      ),
  },
  {
    key: 'child',
    title: t`Child`,
    render: ({ childName }) => childName !== null && <bdi>{childName}</bdi>,
  },
]

export const batchColumns = (): TableColumn<LabelRow>[] => [
  {
    key: 'batch',
    title: t`Batch`,
    render: ({ batchId, batchLabel }) =>
      batchId === null ? (
        t({ message: 'Board', comment: 'A device that comes from no batch of ours' })
      ) : (
        <Link to={`?batchId=${batchId}`}>
          <bdi>{batchLabel}</bdi>
        </Link>
      ),
  },
  { key: 'createdAt', title: t`Created`, isHidden: true, render: ({ createdAt }) => <DateText time={createdAt} /> },
  {
    key: 'registeredAt',
    title: t`Registered on`,
    isHidden: true,
    render: ({ registeredAt }) => registeredAt !== null && <DateText time={registeredAt} />,
  },
]
