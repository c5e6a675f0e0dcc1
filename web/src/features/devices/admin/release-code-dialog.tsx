import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formatReleaseCode } from '@pipit/contract/devices/possession-messages'
import { Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useReturnFocus } from '../../../ui/dialogs/use-return-focus.ts'
import { copyText } from '../../../ui/clipboard/copy-text.ts'
import styles from '../../../family/devices/devices.module.css'
import { useIssueReleaseCode } from '../api/issue-release-code.ts'

interface ReleaseCodeDialogProps {
  deviceId: string
  onClose: () => void
}

/** Somebody owns a device but has no release code: this asks why, then shows a new code once. */
export function ReleaseCodeDialog({ deviceId, onClose }: ReleaseCodeDialogProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const issue = useIssueReleaseCode(deviceId)
  if (issue.data) return <IssuedCode code={formatReleaseCode(issue.data.releaseCode)} onClose={onClose} />
  return (
    <ConfirmDialog
      title={t`Make a new release code?`}
      confirmText={t`Make a code`}
      cancelText={t`Cancel`}
      isDanger={false}
      isReady={reason.trim().length > 2}
      onConfirm={() => issue.mutateAsync(reason)}
      onCancel={onClose}
    >
      <p>
        <Trans>
          With the code and the label, somebody can register this device. Give it only to a person who has shown that
          the device is theirs. Earlier codes stop working.
        </Trans>
      </p>
      <label htmlFor={id} className={styles.label}>
        <Trans>Why? This is recorded.</Trans>
      </label>
      <Input
        id={id}
        size="large"
        maxLength={300}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  )
}

function IssuedCode({ code, onClose }: { code: string; onClose: () => void }) {
  useReturnFocus()
  return (
    <Modal
      open
      title={t`The new release code`}
      okText={t`Copy`}
      cancelText={t`Done`}
      onOk={() => void copyText(code, t`The release code is copied`)}
      onCancel={onClose}
    >
      <p>
        <Trans>It is shown only now, and works once.</Trans>
      </p>
      <code className={styles.key}>{code}</code>
    </Modal>
  )
}
