import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DownloadOutlined } from '@ant-design/icons'
import { useFamilyName } from '../../api/family/use-family-name.ts'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { MutationError } from '../../ui/feedback/error-message.tsx'
import { saveFile } from '../../ui/feedback/save-file.ts'
import { useReauthentication } from '../../ui/dialogs/use-reauthentication.tsx'

export function ExportPanel() {
  const { named } = useFamilyName()
  const { accountId } = useFamily()
  const [receivedBytes, setReceivedBytes] = useState(0)
  const { mutate, isPending, error } = useMutation({ mutationFn: save })
  const { withReauthentication, reauthenticationDialog } = useReauthentication()

  async function save() {
    setReceivedBytes(0)
    const download = () =>
      call('GET /accounts/:accountId/export', { params: { accountId }, onReceived: setReceivedBytes })
    saveFile(await withReauthentication(download))
  }

  return (
    <Panel title={named('Everything we store about your family')}>
      <p>
        The account, children, what they said with all recordings, devices, cards and wifi networks, in one ZIP file.
        Unpack it and open index.html to read it, offline too. Tables and JSON for programs are inside.
      </p>
      <MutationError error={error} />
      <BusyButton
        block={false}
        icon={<DownloadOutlined aria-hidden />}
        isBusy={isPending}
        busyText={receivedBytes === 0 ? 'Preparing the file ...' : `${formatMegabytes(receivedBytes)} MB so far ...`}
        onClick={() => mutate()}
      >
        Download
      </BusyButton>
      {reauthenticationDialog}
    </Panel>
  )
}

const formatMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)
