import { Trans } from '@lingui/react/macro'
import { Checkbox } from 'antd'
import { useState } from 'react'
import type { BatchKind } from '../../api/labels/batches.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { formatCount } from './format-count.ts'
import type { LabelRow } from './label-columns.tsx'

interface DeleteLabelsDialogProps {
  kind: BatchKind
  rows: readonly LabelRow[]
  onConfirm: (evenIfRegistered: boolean) => Promise<unknown>
  onCancel: () => void
}

/** Asks before devices or cards are deleted, and separately about those that belong to a family. */
export function DeleteLabelsDialog({ kind, rows, onConfirm, onCancel }: DeleteLabelsDialogProps) {
  const [evenIfRegistered, setEvenIfRegistered] = useState(false)
  const registered = rows.filter(({ status }) => status === 'registered').length
  return (
    <ConfirmDialog
      title={`Delete ${formatCount(rows.length, kind)}?`}
      confirmText="Delete"
      cancelText={rows.length === 1 ? 'Keep it' : 'Keep them'}
      onConfirm={() => onConfirm(evenIfRegistered)}
      onCancel={onCancel}
    >
      <p>
        <Trans>Their labels will never work again. This cannot be undone.</Trans>
      </p>
      {registered > 0 && (
        <>
          <p>
            <strong>{formatCount(registered, kind)}</strong> among them {registered === 1 ? 'belongs' : 'belong'} to a
            family, and {registered === 1 ? 'stays' : 'stay'} unless you say otherwise.
          </p>
          <Checkbox checked={evenIfRegistered} onChange={({ target }) => setEvenIfRegistered(target.checked)}>
            <Trans>Also delete {kind} that belong to a family</Trans>
          </Checkbox>
        </>
      )}
    </ConfirmDialog>
  )
}
