import { DownloadOutlined } from '@ant-design/icons'
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { errorMessage } from '../../../api/api-errors.ts'
import { ActionsMenu } from '../../../ui/actions-menu/actions-menu.tsx'
import { notify } from '../../../ui/feedback/notifications.ts'
import { saveFile } from '../../../ui/feedback/save-file.ts'
import { useDownloadTranscripts, type DownloadFormat } from '../api/download-transcripts.ts'
import { printPage } from './print-page.ts'
import type { TranscriptFilters } from './transcript-filters.ts'

const formats: { key: DownloadFormat; label: MessageDescriptor }[] = [
  { key: 'text', label: msg`As text` },
  { key: 'json', label: msg`As JSON, for other programs` },
  { key: 'page', label: msg`Print, or save as PDF` },
]

export function DownloadMenu({ childId, filters }: { childId: string; filters: TranscriptFilters }) {
  const download = useDownloadTranscripts()

  async function save(format: DownloadFormat) {
    try {
      const file = await download.mutateAsync({ childId, filters, format })
      if (format === 'page') await printPage(await file.text())
      else saveFile(file)
    } catch (error) {
      void notify('error', { title: t`This could not be downloaded`, description: errorMessage(error) })
    }
  }

  return (
    <ActionsMenu
      label={t`Download`}
      labelIcon={<DownloadOutlined aria-hidden />}
      isBusy={download.isPending}
      actions={formats.map(({ key, label }) => ({ label: i18n._(label), onSelect: () => void save(key) }))}
    />
  )
}
