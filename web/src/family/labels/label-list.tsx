import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { BatchKind } from './api/get-batches.ts'
import { adminKeys } from '../../api/query-keys.ts'
import { useSession } from '../../api/session/session.ts'
import { BulkJob, useBulkJob } from '../jobs/bulk-job.tsx'
import { ButtonLink } from '../../ui/layout/button-link.tsx'
import { DeleteLabelsDialog } from './delete-labels-dialog.tsx'
import type { TableColumn } from '../../ui/data-table/columns.tsx'
import type { TableFilter } from '../../ui/data-table/filters.ts'
import type { Action } from '../../ui/actions-menu/actions-menu.tsx'
import { useRowSelection } from '../../ui/data-table/selection.tsx'
import { DataTable, type DataTableProps } from '../../ui/data-table/data-table.tsx'
import { batchColumns, labelColumns, nameColumn, type LabelRow } from './label-columns.tsx'
import { labelTexts } from './label-texts.ts'
import { useLabelFilters } from './label-list-filters.ts'
import styles from './label-list.module.css'

interface LabelListProps<Row extends LabelRow> extends Required<Pick<DataTableProps<Row>, 'fetchPage' | 'exportCsv'>> {
  kind: BatchKind
  /** The columns and filters of this kind only. */
  columns: readonly TableColumn<Row>[]
  filters: readonly TableFilter[]
  remove: (body: { ids: string[]; evenIfRegistered: boolean }) => Promise<{ jobId: string }>
  rowActions?: (row: Row) => Action[]
  /** Whether a label can be printed: a board has none. */
  hasLabel?: (row: Row) => boolean
}

const createScopes = { devices: 'device:create', cards: 'card:create' } as const

/** The list of all devices or all cards, with bulk actions. */
export function LabelList<Row extends LabelRow>(props: LabelListProps<Row>) {
  const { kind, columns, filters: own, fetchPage, exportCsv, remove, rowActions, hasLabel = () => true } = props
  const texts = labelTexts(kind)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const filters = useLabelFilters(kind, own)
  const selection = useRowSelection<Row>()
  const job = useBulkJob()
  const [rowsToDelete, setRowsToDelete] = useState<Row[]>([])
  const canCreate = useSession()?.scopes.includes(createScopes[kind])
  const print = (rows: Row[]) => void navigate(`/admin/${kind}/qr-codes`, { state: { ids: rows.map(({ id }) => id) } })

  async function startDeletion(evenIfRegistered: boolean) {
    const { jobId } = await remove({ ids: rowsToDelete.map(({ id }) => id), evenIfRegistered })
    setRowsToDelete([])
    selection.clear()
    job.show(jobId)
  }

  return (
    <>
      <div className={styles.links}>
        {canCreate && <ButtonLink to={`/admin/${kind}/create`}>{texts.create()}</ButtonLink>}
        <Link to={`/admin/${kind}/qr-codes`}>
          <Trans>Print labels</Trans>
        </Link>
      </div>
      <BulkJob job={job} onDone={() => void queryClient.invalidateQueries({ queryKey: adminKeys.list(kind) })} />
      <DataTable
        name={kind}
        label={texts.title()}
        columns={[nameColumn(), ...labelColumns(), ...columns, ...batchColumns()]}
        rowName={({ id, name }) => name ?? id}
        filters={filters}
        fetchPage={fetchPage}
        exportCsv={exportCsv}
        selection={selection}
        actions={
          <>
            <Button disabled={!selection.rows.some(hasLabel)} onClick={() => print(selection.rows.filter(hasLabel))}>
              <Trans>QR codes</Trans>
            </Button>
            <Button danger onClick={() => setRowsToDelete(selection.rows)}>
              <Trans>Delete</Trans>
            </Button>
          </>
        }
        rowActions={(row) => [
          ...(rowActions?.(row) ?? []),
          ...(hasLabel(row) ? [{ label: t`QR code`, onSelect: () => print([row]) }] : []),
          { label: t`Delete`, onSelect: () => setRowsToDelete([row]), isDanger: true },
        ]}
        empty={<p>{texts.none()}</p>}
      />
      {rowsToDelete.length > 0 && (
        <DeleteLabelsDialog
          kind={kind}
          rows={rowsToDelete}
          onConfirm={startDeletion}
          onCancel={() => setRowsToDelete([])}
        />
      )}
    </>
  )
}
