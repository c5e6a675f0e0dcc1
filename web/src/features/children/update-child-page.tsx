import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
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
import { useProfileLists, type ProfileLists } from './use-profile-lists.ts'

export function UpdateChildPage() {
  const { to } = useFamily()
  const { childId = '' } = useParams()
  const lists = useProfileLists()
  const child = useChild(childId)
  const name = child.data?.name
  return (
    <>
      <BackLink to={to(`/children/${childId}`)}>
        {name === undefined ? <Trans>Back</Trans> : <Trans>Back to {name}</Trans>}
      </BackLink>
      <PageTitle>{name === undefined ? t`Settings` : t`${name}’s settings`}</PageTitle>
      <QueryBoundary query={lists}>
        {(choices) => (
          <QueryBoundary query={child}>
            {(saved) => (
              <Fragment key={saved.id}>
                <SettingsForm child={saved} lists={choices} reload={() => child.refetch()} />
                <RemoveChild child={saved} />
              </Fragment>
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </>
  )
}

interface SettingsFormProps {
  child: Child
  lists: ProfileLists
  reload: () => Promise<unknown>
}

function SettingsForm({ child, lists, reload }: SettingsFormProps) {
  const update = useUpdateChild(child.id)
  const initial = { ...profileOf(child), version: child.version }

  async function save(body: Profile) {
    const { name: savedName, version } = await update.mutateAsync(body)
    void notifyWithUndo(t`${savedName}’s settings are saved`, () =>
      update.mutateAsync({ ...profileOf(child), version }),
    )
  }

  return (
    <ChildForm initial={initial} submitText={t`Save`} save={save} onReload={reload}>
      {(form) => <ProfileFields form={form} lists={lists} initial={initial} limits={<LimitsSummary child={child} />} />}
    </ChildForm>
  )
}
