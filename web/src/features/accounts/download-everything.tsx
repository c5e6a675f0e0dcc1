import { DownloadOutlined } from '@ant-design/icons'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family/family.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ProblemMessage } from '../../ui/feedback/problem-text.tsx'
import { saveFile } from '../../ui/feedback/save-file.ts'
import { useWork } from '../../ui/forms/use-work.ts'

export function DownloadEverything() {
  const { accountId, isOwn } = useFamily()
  const { run, isUnderWay, problem } = useWork()

  async function download() {
    saveFile(await call('GET /accounts/:accountId/export', { params: { accountId } }))
  }

  return (
    <Panel title={isOwn ? 'Everything kept about your family' : 'Everything kept about this family'}>
      <p>
        The account, children, what they said with all recordings, devices, cards and wifi networks, in one file that
        computers and people can read.
      </p>
      <ProblemMessage problem={problem} />
      <BusyButton
        block={false}
        icon={<DownloadOutlined aria-hidden />}
        isBusy={isUnderWay}
        busyText="Putting it together ..."
        onClick={() => void run(download)}
      >
        Download
      </BusyButton>
    </Panel>
  )
}
