import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DownloadOutlined } from '@ant-design/icons'
import { useFamilyName } from '../../family/account/use-family-name.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { MutationError } from '../../ui/feedback/error-message.tsx'
import { saveFile } from '../../ui/feedback/save-file.ts'
import { useReauthentication } from '../../family/reauthentication/use-reauthentication.tsx'
import { exportAccount } from './api/export-account.ts'

export function ExportPanel() {
  const { isOwn, familyName } = useFamilyName()
  const { accountId } = useFamily()
  const [receivedBytes, setReceivedBytes] = useState(0)
  const [isConfirming, setConfirming] = useState(false)
  const { mutate, isPending, error } = useMutation({ mutationFn: save })
  const { withReauthentication, reauthenticationDialog } = useReauthentication()

  async function save() {
    setReceivedBytes(0)
    saveFile(await withReauthentication(() => exportAccount(accountId, setReceivedBytes)))
  }

  /** The panel shows the progress, so that the page can be used meanwhile. */
  async function confirm() {
    setConfirming(false)
    mutate()
  }

  return (
    <Panel
      title={isOwn ? t`Everything we store about your family` : t`Everything we store about ${familyName}’s family`}
    >
      <p>
        <Trans>
          The account, children, what they said with all recordings, devices, cards and wifi networks, in one ZIP file.
          Unpack it and open index.html to read it, offline too. Tables and JSON for programs are inside.
        </Trans>
      </p>
      <MutationError error={error} />
      <BusyButton
        block={false}
        icon={<DownloadOutlined aria-hidden />}
        isBusy={isPending}
        busyText={describeProgress(receivedBytes)}
        onClick={() => setConfirming(true)}
      >
        <Trans>Download</Trans>
      </BusyButton>
      {isConfirming && (
        <ConfirmDialog
          title={t`Download everything?`}
          confirmText={t`Download the file`}
          cancelText={t`Cancel`}
          isDanger={false}
          onConfirm={confirm}
          onCancel={() => setConfirming(false)}
        >
          <ExportContents />
        </ConfirmDialog>
      )}
      {reauthenticationDialog}
    </Panel>
  )
}

function ExportContents() {
  return (
    <>
      <p>
        <Trans>The file contains:</Trans>
      </p>
      <ul>
        <li>
          <Trans>names, birth dates and settings,</Trans>
        </li>
        <li>
          <Trans>everything that the children said, with recordings and pictures, as far as it is kept,</Trans>
        </li>
        <li>
          <Trans>devices, cards, and the names of wifi networks, without passwords and keys.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Whoever has the file can read it. Store it where only you can open it, and not on a computer that you share.
        </Trans>
      </p>
    </>
  )
}

function describeProgress(receivedBytes: number) {
  if (receivedBytes === 0) return t`Preparing the file ...`
  const megabytes = formatNumber(receivedBytes / 1_000_000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return t`${megabytes} MB so far ...`
}
