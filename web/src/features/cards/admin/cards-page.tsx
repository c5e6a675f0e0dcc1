import { t } from '@lingui/core/macro'
import type { ApiResponse } from '@pipit/contract/api/client'
import { call } from '../../../api/client.ts'
import { useReferenceList } from '../../../api/reference-lists.ts'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { toFilters } from '../../../family/labels/label-list-filters.ts'
import { LabelList } from '../../../family/labels/label-list.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'

type Card = ApiResponse<'POST /admin/cards/list'>['items'][number]
type Activities = ApiResponse<'GET /activities'>['items']

export function CardsPage() {
  const activities = useReferenceList('activities')
  return (
    <>
      <PageTitle>{t`Cards`}</PageTitle>
      <QueryBoundary query={activities}>{(all) => <Cards activities={all} />}</QueryBoundary>
    </>
  )
}

function Cards({ activities }: { activities: Activities }) {
  const nameOf = (activity: string) => activities.find(({ id }) => id === activity)?.name ?? activity
  return (
    <LabelList<Card>
      kind="cards"
      columns={[{ key: 'activity', title: t`Activity`, render: ({ activity }) => nameOf(activity) }]}
      filters={[{ key: 'activity', label: t`Activity`, options: activities }]}
      fetchPage={(values, cursor, signal) =>
        call('POST /admin/cards/list', { body: { ...toFilters(values), ...(cursor && { cursor }) }, signal })
      }
      exportCsv={(values) => call('POST /admin/cards/export', { body: toFilters(values) })}
      remove={(body) => call('POST /admin/cards/delete', { body })}
    />
  )
}
