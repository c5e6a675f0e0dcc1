import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Checkbox } from 'antd'
import { useState } from 'react'
import type { BatchKind } from './api/get-batches.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import type { LabelRow } from './label-columns.tsx'
import { labelTexts } from './label-texts.ts'

interface DeleteLabelsDialogProps {
  kind: BatchKind
  rows: readonly LabelRow[]
  onConfirm: (evenIfRegistered: boolean) => Promise<unknown>
  onCancel: () => void
}

/** Asks before devices or cards are deleted, and separately about those that belong to a family. */
export function DeleteLabelsDialog({ kind, rows, onConfirm, onCancel }: DeleteLabelsDialogProps) {
  const [evenIfRegistered, setEvenIfRegistered] = useState(false)
  const texts = labelTexts(kind)
  const registered = rows.filter(({ status }) => status === 'registered').length
  return (
    <ConfirmDialog
      title={texts.confirmDeletion(rows.length)}
      confirmText={t`Delete`}
      cancelText={plural(rows.length, { one: 'Keep it', other: 'Keep them' })}
      onConfirm={() => onConfirm(evenIfRegistered)}
      onCancel={onCancel}
    >
      <p>
        <Trans>Their labels will never work again. This cannot be undone.</Trans>
      </p>
      {registered > 0 && (
        <>
          <p>{texts.registered(registered)}</p>
          <Checkbox checked={evenIfRegistered} onChange={({ target }) => setEvenIfRegistered(target.checked)}>
            {texts.alsoDeleteRegistered()}
          </Checkbox>
        </>
      )}
    </ConfirmDialog>
  )
}
