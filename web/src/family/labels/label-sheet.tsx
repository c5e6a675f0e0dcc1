import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { deviceQrCodes } from '@pipit/contract/labels/qr-codes'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import type { z } from 'zod'
import type { BatchKind } from './api/get-batches.ts'
import { BatchField } from './batch-field.tsx'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { labelTexts } from './label-texts.ts'
import { LabelSheetFields } from './label-sheet-fields.tsx'
import { toSheetRequest, defaultSheetValues } from './label-sheet-values.ts'
import styles from './label-sheet.module.css'
import { Message } from '../../ui/feedback/message.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { saveFile } from '../../ui/feedback/save-file.ts'
import { DrawingProgress } from './drawing-progress.tsx'

interface LabelSheetProps {
  kind: BatchKind
  print: (request: z.input<typeof deviceQrCodes.body>, onReceived: (bytes: number) => void) => Promise<File>
}

/** Prints the labels of a batch, or of the rows that were selected in the list. */
export function LabelSheet({ kind, print }: LabelSheetProps) {
  const ids = useSelectedIds()
  const [params] = useSearchParams()
  /** Null while nothing is being printed. */
  const [progressKey, setProgressKey] = useState<string | null>(null)
  const [receivedBytes, setReceivedBytes] = useState(0)
  const [isSaved, setSaved] = useState(false)

  async function save(request: z.input<typeof deviceQrCodes.body>, key: string) {
    setProgressKey(key)
    setReceivedBytes(0)
    setSaved(false)
    try {
      saveFile(await print({ ...request, progressKey: key }, setReceivedBytes))
      setSaved(true)
    } finally {
      setProgressKey(null)
    }
  }

  return (
    <div className={styles.page}>
      <Panel title={t`What to print`}>
        <EditForm
          key={ids ? 'chosen' : 'batch'}
          schema={deviceQrCodes.body}
          initial={defaultSheetValues(params.get('batchId'))}
          toBody={(values) => toSheetRequest(values, ids)}
          save={save}
          skipUnsavedWarning
          submitText={t`Save the labels`}
          busyText={t`Drawing the labels ...`}
        >
          {ids ? (
            <p className={styles.selected}>
              {labelTexts(kind).selected(ids.length)}{' '}
              <Link to={`/admin/${kind}/qr-codes`}>
                <Trans>Choose a batch instead</Trans>
              </Link>
            </p>
          ) : (
            <BatchField kind={kind} />
          )}
          <LabelSheetFields />
          {isSaved && (
            <Message kind="success">
              <Trans>The labels are saved in your downloads.</Trans>
            </Message>
          )}
          {progressKey !== null && (
            <DrawingProgress kind={kind} progressKey={progressKey} receivedBytes={receivedBytes} />
          )}
        </EditForm>
      </Panel>
    </div>
  )
}

/** The list or the URL says them; null if a batch is to be chosen. */
function useSelectedIds(): string[] | null {
  const { state } = useLocation() as { state: { ids?: string[] } | null }
  const [params] = useSearchParams()
  const ids = state?.ids ?? params.get('ids')?.split(',').filter(Boolean) ?? []
  return ids.length === 0 ? null : ids
}
