import { useQueryClient } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { call } from '../../api/client.ts'
import { useConsent } from '../../api/family/use-consent.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { refreshFamily } from '../../api/family/family-queries.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { ChildForm } from './child-form.tsx'
import { emptyProfile, type Profile } from './child-profile.ts'
import { useProfileLists } from './use-profile-lists.ts'

export function AddChildPage() {
  const { accountId, to } = useFamily()
  const queryClient = useQueryClient()
  const lists = useProfileLists()
  const consent = useConsent()

  async function add(body: Profile, idempotencyKey: string) {
    const { name } = await call('POST /accounts/:accountId/children', { params: { accountId }, body, idempotencyKey })
    await refreshFamily(queryClient, accountId)
    void notify('success', { title: `${name} is part of the family now` })
  }

  return (
    <>
      <PageTitle>Add a child</PageTitle>
      <QueryBoundary query={lists}>
        {(data) => (
          <QueryBoundary query={consent}>
            {({ state }) =>
              state === 'given' ? (
                <ChildForm lists={data} initial={emptyProfile} submitText="Add the child" save={add} />
              ) : (
                <Navigate to={to('/consent?for=child')} replace />
              )
            }
          </QueryBoundary>
        )}
      </QueryBoundary>
    </>
  )
}
