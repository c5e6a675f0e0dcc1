import { DownloadOutlined } from '@ant-design/icons'
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../../api/api-errors.ts'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { ActionsMenu } from '../../../ui/actions-menu/actions-menu.tsx'
import { notify } from '../../../ui/feedback/notifications.ts'
import { saveFile } from '../../../ui/feedback/save-file.ts'
import { printPage } from './print-page.ts'
import { toQuery, type TranscriptFilters } from './transcript-filters.ts'

type Format = 'text' | 'json' | 'page'

const formats: { key: Format; label: MessageDescriptor }[] = [
  { key: 'text', label: msg`As text` },
  { key: 'json', label: msg`As JSON, for other programs` },
  { key: 'page', label: msg`Print, or save as PDF` },
]

/** Downloads everything that matches the filters, not only what is loaded. */
export function DownloadMenu({ childId, filters }: { childId: string; filters: TranscriptFilters }) {
  const { accountId } = useFamily()
  const download = useMutation({
    mutationFn: async (format: Format) => {
      const file = await call('GET /accounts/:accountId/children/:childId/transcripts/download', {
        params: { accountId, childId },
        query: { ...toQuery(filters), format },
      })
      if (format === 'page') await printPage(await file.text())
      else saveFile(file)
    },
    onError: (error) => notify('error', { title: t`This could not be downloaded`, description: errorMessage(error) }),
  })
  return (
    <ActionsMenu
      label={t`Download`}
      labelIcon={<DownloadOutlined aria-hidden />}
      isBusy={download.isPending}
      actions={formats.map(({ key, label }) => ({ label: i18n._(label), onSelect: () => download.mutate(key) }))}
    />
  )
}
