import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CheckOutlined, DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { Batch } from '../../../family/labels/api/get-batches.ts'
import { formatDateTime } from '../../../i18n/formats.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { RadioGroup } from '../../../ui/forms/option-group.tsx'
import { Message } from '../../../ui/feedback/message.tsx'
import { saveFile } from '../../../ui/feedback/save-file.ts'
import { useFactoryFile, type FactoryFileFormat } from '../api/get-factory-file.ts'
import styles from './factory-file.module.css'

const formats = () => [
  { id: 'csv', name: 'CSV', description: t`A table, for a spreadsheet.` },
  { id: 'json', name: 'JSON', description: t`For a program.` },
]

/** The factory file of a batch, which can be downloaded once. */
export function FactoryFile({ batchId, batch }: { batchId: string; batch?: Batch }) {
  const file = useFactoryFile(batchId)
  const [isConfirming, setConfirming] = useState(false)
  const [format, setFormat] = useState<FactoryFileFormat>('csv')

  if (file.isSuccess) {
    return (
      <Message kind="success">
        <Trans>The factory file is downloaded. It cannot be downloaded again, so keep it safe.</Trans>
      </Message>
    )
  }
  if (batch?.factoryFileDownloadedAt && !isConfirming) {
    const downloadedOn = formatDateTime(batch.factoryFileDownloadedAt)
    return (
      <span className={styles.downloaded}>
        <CheckOutlined aria-hidden /> <Trans>Factory file downloaded on {downloadedOn}</Trans>
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
        <Trans>Download the factory file</Trans>
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t`Download the factory file?`}
          confirmText={t`Download it now`}
          cancelText={t`Not now`}
          onConfirm={async () => saveFile(await file.mutateAsync(format))}
          onCancel={() => setConfirming(false)}
        >
          <p>
            <Trans>
              <strong>You can download it only once.</strong> It holds the private key and the claim code of every
              device of this batch. Pipit deletes the private keys when you download them, and nobody can recreate them.
            </Trans>
          </p>
          <p>
            <Trans>Give it to nobody but the factory, and delete it when the devices are flashed.</Trans>
          </p>
          <RadioGroup
            legend={t`File format`}
            options={formats()}
            value={format}
            onChange={(chosen) => chosen && setFormat(chosen as FactoryFileFormat)}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
