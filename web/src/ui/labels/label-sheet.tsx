import { deviceQrCodes } from '@pipit/contract/labels/qr-codes'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import type { z } from 'zod'
import type { BatchKind } from '../../api/labels/batches.ts'
import { BatchField } from './batch-field.tsx'
import { EditForm } from '../forms/edit-form.tsx'
import { formatCount } from './format-count.ts'
import { LabelSheetFields } from './label-sheet-fields.tsx'
import { toSheetRequest, defaultSheetValues } from './label-sheet-values.ts'
import styles from './label-sheet.module.css'
import { Message } from '../feedback/message.tsx'
import { Panel } from '../layout/panel.tsx'
import { saveFile } from '../feedback/save-file.ts'
import { Progress } from '../feedback/progress.tsx'

interface LabelSheetProps {
  kind: BatchKind
  print: (wanted: z.input<typeof deviceQrCodes.body>, onReceived: (bytes: number) => void) => Promise<File>
}

/** The QR codes of a batch, or of what was chosen in the list, on paper that one has. */
export function LabelSheet({ kind, print }: LabelSheetProps) {
  const ids = useChosenIds()
  const [parameters] = useSearchParams()
  /** Bytes so far; null while nothing is drawn. */
  const [drawn, setDrawn] = useState<number | null>(null)
  const [isSaved, setSaved] = useState(false)

  async function save(wanted: z.input<typeof deviceQrCodes.body>) {
    setDrawn(0)
    setSaved(false)
    try {
      saveFile(await print(wanted, setDrawn))
      setSaved(true)
    } finally {
      setDrawn(null)
    }
  }

  return (
    <div className={styles.page}>
      <Panel title="What to print">
        <EditForm
          key={ids ? 'chosen' : 'batch'}
          schema={deviceQrCodes.body}
          initial={defaultSheetValues(parameters.get('batchId'))}
          toBody={(values) => toSheetRequest(values, ids)}
          save={save}
          skipUnsavedWarning
          submitText="Save the labels"
          busyText="Drawing the labels ..."
        >
          {ids ? (
            <p className={styles.chosen}>
              <strong>{formatCount(ids.length, kind)}</strong> chosen in the list.{' '}
              <Link to={`/admin/${kind}/qr-codes`}>Choose a batch instead</Link>
            </p>
          ) : (
            <BatchField kind={kind} />
          )}
          <LabelSheetFields />
          {isSaved && <Message kind="success">The labels are saved: you find them among your downloads.</Message>}
          {drawn !== null && (
            <Progress>
              Drawing the labels. Ten thousand of them take a few seconds.
              {drawn > 0 && ` ${(drawn / 1e6).toFixed(1)} MB are here.`}
            </Progress>
          )}
        </EditForm>
      </Panel>
    </div>
  )
}

/** Handed over by the list, or named in the address; null where a batch is to be chosen. */
function useChosenIds(): string[] | null {
  const { state } = useLocation() as { state: { ids?: string[] } | null }
  const [parameters] = useSearchParams()
  const ids = state?.ids ?? parameters.get('ids')?.split(',').filter(Boolean) ?? []
  return ids.length === 0 ? null : ids
}
