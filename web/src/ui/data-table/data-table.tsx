import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { DownloadOutlined, TableOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { BusyButton } from '../forms/busy-button.tsx'
import { ColumnPicker, useVisibleColumns } from './columns.tsx'
import { useTableFilters } from './filters.ts'
import type { DataTableProps } from './data-table-props.ts'
import styles from './data-table.module.css'
import { TablePages } from './table-pages.tsx'
import { TableToolbar } from './toolbar.tsx'
import { MutationError } from '../feedback/error-message.tsx'
import { saveFile } from '../feedback/save-file.ts'

/** A table for superadmins, which the server searches, filters and pages. */
export function DataTable<Row>(table: DataTableProps<Row>) {
  const values = useTableFilters(table.filters)
  const { shown, isShown, show } = useVisibleColumns(table.name, table.columns)
  const [isPickingColumns, setPickingColumns] = useState(false)
  const [result, setResult] = useState('')

  return (
    <>
      <TableToolbar search={table.search} filters={table.filters} values={values} />
      <div className={styles.tools}>
        <Button
          icon={<TableOutlined aria-hidden />}
          aria-expanded={isPickingColumns}
          onClick={() => setPickingColumns(!isPickingColumns)}
        >
          <Trans>Choose columns</Trans>
        </Button>
        {table.exportCsv && <ExportButton onExport={() => table.exportCsv?.(values)} />}
      </div>
      {isPickingColumns && <ColumnPicker columns={table.columns} isShown={isShown} show={show} />}
      {/* Outside of the pages, because screen readers announce only what changes in a live region that they know. */}
      <output className="for-screen-readers">{result}</output>
      {/* The key starts at the first page again when the filters change. */}
      <TablePages key={JSON.stringify(values)} table={table} values={values} columns={shown} onResult={setResult} />
    </>
  )
}

function ExportButton({ onExport }: { onExport: () => Promise<File> | undefined }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: download })

  async function download() {
    const file = await onExport()
    if (file) saveFile(file)
  }

  return (
    <>
      <BusyButton
        block={false}
        size="middle"
        icon={<DownloadOutlined aria-hidden />}
        isBusy={isPending}
        busyText={t`Preparing the file ...`}
        onClick={() => mutate()}
      >
        <Trans>Export as CSV</Trans>
      </BusyButton>
      <MutationError error={error} />
    </>
  )
}
