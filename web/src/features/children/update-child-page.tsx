import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { familyKeys, refreshFamily, type FamilyHome } from '../../api/family/family-queries.ts'
import { notifyWithUndo } from '../../ui/feedback/notifications.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { ChildForm } from './child-form.tsx'
import { profileOf, type Child, type Profile } from './child-profile.ts'
import { useProfileLists } from './use-profile-lists.ts'
import { RemoveChild } from './remove-child.tsx'

export function UpdateChildPage() {
  const { accountId } = useFamily()
  const { childId = '' } = useParams()
  const queryClient = useQueryClient()
  const lists = useProfileLists()
  const params = { accountId, childId }
  const child = useQuery({
    queryKey: familyKeys.resource(accountId, 'children', childId),
    queryFn: ({ signal }) => call('GET /accounts/:accountId/children/:childId', { params, signal }),
    placeholderData: () =>
      queryClient
        .getQueryData<FamilyHome>(familyKeys.home(accountId))
        ?.children.find(({ id }): boolean => id === childId),
  })

  async function change(body: Profile) {
    const changed = await call('PATCH /accounts/:accountId/children/:childId', { params, body })
    await refreshFamily(queryClient, accountId, { resource: 'children', id: childId })
    return changed
  }

  async function save(body: Profile, before: Child) {
    const { name, version } = await change(body)
    void notifyWithUndo(`${name}’s settings are saved`, () => change({ ...profileOf(before), version }))
  }

  return (
    <>
      <PageTitle>{child.data ? `${child.data.name}’s settings` : 'Settings'}</PageTitle>
      <QueryBoundary query={lists}>
        {(choices) => (
          <QueryBoundary query={child}>
            {(saved) => (
              <>
                <ChildForm
                  lists={choices}
                  initial={{ ...profileOf(saved), version: saved.version }}
                  submitText="Save"
                  save={(body) => save(body, saved)}
                  onReload={() => child.refetch()}
                />
                <RemoveChild child={saved} />
              </>
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </>
  )
}
