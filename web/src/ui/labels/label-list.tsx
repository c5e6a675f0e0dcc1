import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { adminListKey } from '../../api/admin-list-key.ts'
import type { BatchKind } from '../../api/labels/batches.ts'
import { useSession } from '../../api/session/session.ts'
import { BulkJob, useBulkJob } from '../jobs/bulk-job.tsx'
import { ButtonLink } from '../layout/button-link.tsx'
import { DeleteLabels } from './delete-labels.tsx'
import type { TableColumn } from '../data-table/columns.tsx'
import type { TableFilter } from '../data-table/filters.ts'
import type { RowAction } from '../data-table/row-menu.tsx'
import { useRowSelection } from '../data-table/selection.ts'
import { DataTable, type DataTableProps } from '../data-table/data-table.tsx'
import { batchColumns, labelColumns, nameColumn, type LabelRow } from './label-columns.tsx'
import { useLabelFilters } from './label-list-filters.ts'
import styles from './label-list.module.css'

interface LabelListProps<Row extends LabelRow> extends Required<Pick<DataTableProps<Row>, 'fetchPage' | 'exportCsv'>> {
  kind: BatchKind
  /** Those that only this kind has. Like the filters, defined outside of a component. */
  columns: readonly TableColumn<Row>[]
  filters: readonly TableFilter[]
  remove: (body: { ids: string[]; evenIfRegistered: boolean }) => Promise<{ jobId: string }>
  rowActions?: (row: Row) => RowAction[]
}

const words = {
  devices: { label: 'Devices', create: 'device:create' },
  cards: { label: 'Cards', create: 'card:create' },
} as const

/** All devices or all cards there are, and what is done with many of them. */
export function LabelList<Row extends LabelRow>(props: LabelListProps<Row>) {
  const { kind, columns, filters: own, fetchPage, exportCsv, remove, rowActions } = props
  const { label, create } = words[kind]
  const store = useQueryClient()
  const navigate = useNavigate()
  const filters = useLabelFilters(kind, own)
  const selection = useRowSelection<Row>()
  const job = useBulkJob()
  const [leaving, setLeaving] = useState<Row[]>([])
  const mayCreate = useSession()?.scopes.includes(create)
  const chosen = [...selection.selected.values()]
  const print = (rows: Row[]) => void navigate(`/admin/${kind}/qr-codes`, { state: { ids: rows.map(({ id }) => id) } })

  async function carryOut(evenIfRegistered: boolean) {
    const { jobId } = await remove({ ids: leaving.map(({ id }) => id), evenIfRegistered })
    setLeaving([])
    selection.clear()
    job.show(jobId)
  }

  return (
    <>
      <div className={styles.links}>
        {mayCreate && <ButtonLink to={`/admin/${kind}/create`}>Create {kind}</ButtonLink>}
        <Link to={`/admin/${kind}/qr-codes`}>Print labels</Link>
      </div>
      <BulkJob job={job} onDone={() => void store.invalidateQueries({ queryKey: adminListKey(kind) })} />
      <DataTable
        name={kind}
        label={label}
        columns={[nameColumn, ...labelColumns, ...columns, ...batchColumns]}
        rowKey={({ id }) => id}
        rowName={({ id, name }) => name ?? id}
        search="Search by id, name, batch or family’s address"
        filters={filters}
        fetchPage={fetchPage}
        exportCsv={exportCsv}
        selection={selection}
        actions={
          <>
            <Button onClick={() => print(chosen)}>QR codes</Button>
            <Button danger onClick={() => setLeaving(chosen)}>
              Delete
            </Button>
          </>
        }
        rowActions={(row) => [
          ...(rowActions?.(row) ?? []),
          { label: 'QR code', onSelect: () => print([row]) },
          { label: 'Delete', onSelect: () => setLeaving([row]), isDanger: true },
        ]}
        empty={<p>There are no {kind} yet. Create a batch to begin.</p>}
      />
      {leaving.length > 0 && (
        <DeleteLabels kind={kind} rows={leaving} onConfirm={carryOut} onCancel={() => setLeaving([])} />
      )}
    </>
  )
}
