import { t } from '@lingui/core/macro'
import { Navigate } from 'react-router'
import { useConsent } from '../../family/account/api/get-consent.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { useFamilyHome } from '../../family/account/api/get-family-home.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { BackToFamily } from '../../family/account/back-to-family.tsx'
import { PlanLimitNotice } from '../../family/plans/plan-limit-notice.tsx'
import { useAddChild } from './api/add-child.ts'
import { ChildForm } from './child-form.tsx'
import { newProfile, type Profile } from './child-profile.ts'
import { NewChildFields } from './new-child-fields.tsx'
import { levelsForUnknownAge } from './use-level-suggestions.ts'
import { useProfileLists, type ProfileLists } from './use-profile-lists.ts'

export function AddChildPage() {
  const { to } = useFamily()
  const lists = useProfileLists()
  const consent = useConsent()
  const home = useFamilyHome()
  return (
    <>
      <BackToFamily />
      <PageTitle>{t`Add a child`}</PageTitle>
      <QueryBoundary query={lists}>
        {(choices) => (
          <QueryBoundary query={consent}>
            {({ state }) =>
              state === 'given' ? (
                <QueryBoundary query={home}>
                  {(family) => (
                    <PlanLimitNotice home={family} resource="children">
                      <AddChildForm lists={choices} />
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

function AddChildForm({ lists }: { lists: ProfileLists }) {
  const adding = useAddChild()
  const initial = newProfile(levelsForUnknownAge(lists))

  async function add(body: Profile, idempotencyKey: string) {
    const { name } = await adding.mutateAsync({ body, idempotencyKey })
    void notify('success', { title: t`${name} is part of the family now` })
  }

  return (
    <ChildForm initial={initial} submitText={t`Add the child`} save={add}>
      {(form) => <NewChildFields form={form} lists={lists} initial={initial} />}
    </ChildForm>
  )
}
