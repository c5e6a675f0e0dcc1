import { CheckOutlined, DownloadOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { refreshBatches, type Batch } from '../../../api/labels/batches.ts'
import { call } from '../../../api/client.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { RadioGroup } from '../../../ui/forms/option-group.tsx'
import { Message } from '../../../ui/feedback/message.tsx'
import { saveFile } from '../../../ui/feedback/save-file.ts'
import styles from './factory-file.module.css'

type Format = 'csv' | 'json'

const formats = [
  { id: 'csv', name: 'CSV', description: 'A table, for a spreadsheet.' },
  { id: 'json', name: 'JSON', description: 'For a program.' },
]

const moments = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** The factory file of a batch, which can be downloaded once. */
export function FactoryFile({ batchId, batch }: { batchId: string; batch?: Batch }) {
  const store = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const [format, setFormat] = useState<Format>('csv')
  const [isDownloaded, setDownloaded] = useState(false)

  async function download() {
    try {
      saveFile(await call('POST /devices/batches/:batchId/factory-file', { params: { batchId }, body: { format } }))
    } finally {
      // Also after an error: somebody else may have downloaded it.
      void refreshBatches(store, 'devices')
    }
    setDownloaded(true)
    setConfirming(false)
  }

  if (isDownloaded) {
    return <Message kind="success">The factory file is downloaded. It is not given out again: keep it safe.</Message>
  }
  if (batch?.factoryFileDownloadedAt && !isConfirming) {
    return (
      <span className={styles.taken}>
        <CheckOutlined aria-hidden /> Factory file taken on{' '}
        <time dateTime={batch.factoryFileDownloadedAt}>{moments.format(new Date(batch.factoryFileDownloadedAt))}</time>
      </span>
    )
  }
  return (
    <>
      <Button
        className={styles.button ?? ''}
        icon={<DownloadOutlined aria-hidden />}
        onClick={() => setConfirming(true)}
      >
        Download the factory file
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title="Download the factory file?"
          confirmText="Download it now"
          cancelText="Not now"
          onConfirm={download}
          onCancel={() => setConfirming(false)}
        >
          <p>
            <strong>It is given out once.</strong> It holds the private key and the claim code of every device of this
            batch. Pipit forgets the private keys as soon as you have them, and nobody can make them again.
          </p>
          <p>Give it to nobody but the factory, and delete it when the devices are flashed.</p>
          <RadioGroup
            legend="As"
            options={formats}
            value={format}
            onChange={(chosen) => chosen && setFormat(chosen as Format)}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
