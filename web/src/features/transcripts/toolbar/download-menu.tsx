import { DownloadOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Button, Dropdown } from 'antd'
import { errorMessage } from '../../../api/api-errors.ts'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../api/family/use-family.ts'
import { notify } from '../../../ui/feedback/notifications.ts'
import { saveFile } from '../../../ui/feedback/save-file.ts'
import { printPage } from './print-page.ts'
import { toQuery, type TranscriptFilters } from './transcript-filters.ts'

type Format = 'text' | 'json' | 'page'

const formats: { key: Format; label: string }[] = [
  { key: 'text', label: 'As text' },
  { key: 'json', label: 'As JSON, for other programs' },
  { key: 'page', label: 'Print, or save as PDF' },
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
    onError: (error) => notify('error', { title: 'This could not be downloaded', description: errorMessage(error) }),
  })
  return (
    <Dropdown trigger={['click']} menu={{ items: formats, onClick: ({ key }) => download.mutate(key as Format) }}>
      <Button size="large" icon={<DownloadOutlined aria-hidden />} aria-haspopup="menu" aria-busy={download.isPending}>
        Download
      </Button>
    </Dropdown>
  )
}
