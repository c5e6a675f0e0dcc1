import { useMutation } from '@tanstack/react-query'
import { DownloadOutlined } from '@ant-design/icons'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { MutationError } from '../../ui/feedback/error-message.tsx'
import { saveFile } from '../../ui/feedback/save-file.ts'
import { useReauthentication } from '../../ui/dialogs/use-reauthentication.tsx'

export function ExportPanel() {
  const { accountId, isOwn } = useFamily()
  const { mutate, isPending, error } = useMutation({ mutationFn: download })
  const { withReauthentication, reauthenticationDialog } = useReauthentication()

  async function download() {
    saveFile(await withReauthentication(() => call('GET /accounts/:accountId/export', { params: { accountId } })))
  }

  return (
    <Panel title={isOwn ? 'Everything we store about your family' : 'Everything we store about this family'}>
      <p>
        The account, children, what they said with all recordings, devices, cards and wifi networks, in one file that
        computers and people can read.
      </p>
      <MutationError error={error} />
      <BusyButton
        block={false}
        icon={<DownloadOutlined aria-hidden />}
        isBusy={isPending}
        busyText="Preparing the file ..."
        onClick={() => mutate()}
      >
        Download
      </BusyButton>
      {reauthenticationDialog}
    </Panel>
  )
}
