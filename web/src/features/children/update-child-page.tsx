import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family.ts'
import { keyOf, refresh, type Home } from '../../api/household.ts'
import { notifyWithUndo } from '../../app/notifications.ts'
import { Answered } from '../../ui/answered.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { ChildForm } from './child-form.tsx'
import { profileOf, type Child, type Profile } from './child-profile.ts'
import { useProfileLists } from './profile-lists.ts'
import { RemoveChild } from './remove-child.tsx'

export function UpdateChildPage() {
  const { accountId } = useFamily()
  const { childId = '' } = useParams()
  const store = useQueryClient()
  const lists = useProfileLists()
  const params = { accountId, childId }
  const child = useQuery({
    queryKey: keyOf.thing(accountId, 'children', childId),
    queryFn: ({ signal }) => call('GET /accounts/:accountId/children/:childId', { params, signal }),
    placeholderData: () =>
      store.getQueryData<Home>(keyOf.home(accountId))?.children.find(({ id }): boolean => id === childId),
  })

  async function change(body: Profile) {
    const changed = await call('PATCH /accounts/:accountId/children/:childId', { params, body })
    await refresh(store, accountId, { thing: 'children', id: childId })
    return changed
  }

  async function save(body: Profile, before: Child) {
    const { name, version } = await change(body)
    void notifyWithUndo(`${name}’s profile is saved`, () => change({ ...profileOf(before), version }))
  }

  return (
    <>
      <PageTitle>Update a child</PageTitle>
      <Answered query={lists}>
        {(choices) => (
          <Answered query={child}>
            {(kept) => (
              <>
                <ChildForm
                  lists={choices}
                  initial={{ ...profileOf(kept), version: kept.version }}
                  submit="Save"
                  save={(body) => save(body, kept)}
                  onReload={() => child.refetch()}
                />
                <RemoveChild child={kept} />
              </>
            )}
          </Answered>
        )}
      </Answered>
    </>
  )
}
