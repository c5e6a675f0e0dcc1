import { useQueryClient } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { call } from '../../api/client.ts'
import { useConsent } from '../../api/family/use-consent.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { refreshFamily, useFamilyHome } from '../../api/family/family-queries.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { PlanLimitNotice } from '../../ui/plans/plan-limit-notice.tsx'
import { ChildForm } from './child-form.tsx'
import { emptyProfile, type Profile } from './child-profile.ts'
import { useProfileLists } from './use-profile-lists.ts'

export function AddChildPage() {
  const { accountId, to } = useFamily()
  const queryClient = useQueryClient()
  const lists = useProfileLists()
  const consent = useConsent()
  const home = useFamilyHome()

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
                <QueryBoundary query={home}>
                  {(family) => (
                    <PlanLimitNotice home={family} resource="children">
                      <ChildForm lists={data} initial={emptyProfile} submitText="Add the child" save={add} />
                    </PlanLimitNotice>
                  )}
                </QueryBoundary>
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
