import { t } from '@lingui/core/macro'
import type { ApiResponse } from '@pipit/contract/api/client'
import { useReferenceList } from '../../../api/reference-lists.ts'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { LabelList } from '../../../family/labels/label-list.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { useDeleteCards } from '../api/delete-cards.ts'
import { exportCards } from '../api/export-cards.ts'
import { getCards, type ListedCard } from '../api/get-cards.ts'

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
  const deletion = useDeleteCards()
  const nameOf = (activity: string) => activities.find(({ id }) => id === activity)?.name ?? activity
  return (
    <LabelList<ListedCard>
      kind="cards"
      columns={[{ key: 'activity', title: t`Activity`, render: ({ activity }) => nameOf(activity) }]}
      filters={[{ key: 'activity', label: t`Activity`, options: activities }]}
      fetchPage={getCards}
      exportCsv={exportCards}
      remove={deletion.mutateAsync}
    />
  )
}
