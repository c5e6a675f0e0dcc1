import { t } from '@lingui/core/macro'
import { createCards } from '@pipit/contract/cards'
import { Form } from 'antd'
import { useReferenceList } from '../../../api/reference-lists.ts'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { NewBatch } from '../../../family/labels/new-batch.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { BackLink } from '../../../ui/navigation/back-link.tsx'
import { NativeSelect } from '../../../ui/forms/native-select.tsx'
import { useCreateCards } from '../api/create-cards.ts'

export function CreateCardsPage() {
  const activities = useReferenceList('activities')
  const creation = useCreateCards()
  return (
    <>
      <BackLink to="/admin/cards">{t`Cards`}</BackLink>
      <PageTitle>{t`Create cards`}</PageTitle>
      <QueryBoundary query={activities}>
        {(all) => (
          <NewBatch
            kind="cards"
            schema={createCards.body}
            initial={{ activity: all[0]?.id ?? '' }}
            create={creation.mutateAsync}
          >
            <Form.Item
              name="activity"
              label={t`Activity`}
              extra={t`What the cards start. Families can choose another one.`}
            >
              <NativeSelect options={all} />
            </Form.Item>
          </NewBatch>
        )}
      </QueryBoundary>
    </>
  )
}
