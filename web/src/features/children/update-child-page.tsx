import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import { notifyWithUndo } from '../../ui/feedback/notifications.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { BackLink } from '../../ui/navigation/back-link.tsx'
import { useChild, type Child } from './api/get-child.ts'
import { useUpdateChild } from './api/update-child.ts'
import { ChildForm } from './child-form.tsx'
import { profileOf, type Profile } from './child-profile.ts'
import { ProfileFields } from './profile-fields.tsx'
import { RemoveChild } from './remove-child.tsx'
import { LimitsSummary } from './screen-time/limits-summary.tsx'
import { useProfileLists } from './use-profile-lists.ts'

export function UpdateChildPage() {
  const { to } = useFamily()
  const { childId = '' } = useParams()
  const lists = useProfileLists()
  const child = useChild(childId)
  const update = useUpdateChild(childId)
  const name = child.data?.name

  async function save(body: Profile, before: Child) {
    const { name: savedName, version } = await update.mutateAsync(body)
    void notifyWithUndo(t`${savedName}’s settings are saved`, () =>
      update.mutateAsync({ ...profileOf(before), version }),
    )
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
