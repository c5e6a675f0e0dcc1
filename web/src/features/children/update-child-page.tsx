import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useFamily } from '../../family/account/use-family.ts'
import { call } from '../../api/client.ts'
import { refreshFamily } from '../../family/account/api/get-family-home.ts'
import { notifyWithUndo } from '../../ui/feedback/notifications.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { BackLink } from '../../ui/navigation/back-link.tsx'
import { ChildForm } from './child-form.tsx'
import { profileOf, type Child, type Profile } from './child-profile.ts'
import { ProfileFields } from './profile-fields.tsx'
import { RemoveChild } from './remove-child.tsx'
import { LimitsSummary } from './screen-time/limits-summary.tsx'
import { useChild } from './api/get-child.ts'
import { useProfileLists } from './use-profile-lists.ts'

export function UpdateChildPage() {
  const { accountId, to } = useFamily()
  const queryClient = useQueryClient()
  const lists = useProfileLists()
  const { childId, child } = useChild()
  const name = child.data?.name

  async function change(body: Profile) {
    const changed = await call('PATCH /accounts/:accountId/children/:childId', { params: { accountId, childId }, body })
    await refreshFamily(queryClient, accountId, { resource: 'children', id: childId })
    return changed
  }

  async function save(body: Profile, before: Child) {
    const { name: savedName, version } = await change(body)
    void notifyWithUndo(t`${savedName}’s settings are saved`, () => change({ ...profileOf(before), version }))
  }

  return (
    <>
      <BackLink to={to(`/children/${childId}`)}>
        {name === undefined ? <Trans>Back</Trans> : <Trans>Back to {name}</Trans>}
      </BackLink>
      <PageTitle>{name === undefined ? t`Settings` : t`${name}’s settings`}</PageTitle>
      <QueryBoundary query={lists}>
        {(choices) => (
          <QueryBoundary query={child}>
            {(saved) => {
              const initial = { ...profileOf(saved), version: saved.version }
              return (
                <>
                  <ChildForm
                    initial={initial}
                    submitText={t`Save`}
                    save={(body) => save(body, saved)}
                    onReload={() => child.refetch()}
                  >
                    {(form) => (
                      <ProfileFields
                        form={form}
                        lists={choices}
                        initial={initial}
                        limits={<LimitsSummary child={saved} />}
                      />
                    )}
                  </ChildForm>
                  <RemoveChild child={saved} />
                </>
              )
            }}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </>
  )
}
