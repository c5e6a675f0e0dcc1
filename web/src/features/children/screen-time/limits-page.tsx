import { updateChild } from '@pipit/contract/children/children'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useNavigate, useParams } from 'react-router'
import type { z } from 'zod'
import { useFamily } from '../../../family/account/use-family.ts'
import { notifyWithUndo } from '../../../ui/feedback/notifications.ts'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { EditForm } from '../../../ui/forms/edit-form.tsx'
import { Lead } from '../../../ui/layout/lead.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { BackLink } from '../../../ui/navigation/back-link.tsx'
import { useChild, type Child } from '../api/get-child.ts'
import { useUpdateChild } from '../api/update-child.ts'
import { PausePanel } from './pause-panel.tsx'
import { ScreenTimeFields } from './screen-time-fields.tsx'

const limits = updateChild.body.pick({ screenTime: true, version: true })
type Changes = z.input<typeof limits>

/** How long and when a child may talk. */
export function LimitsPage() {
  const { to } = useFamily()
  const { childId = '' } = useParams()
  const child = useChild(childId)
  const name = child.data?.name
  return (
    <>
      <BackLink to={to(`/children/${childId}`)}>
        {name === undefined ? <Trans>Back</Trans> : <Trans>Back to {name}</Trans>}
      </BackLink>
      <PageTitle>{name === undefined ? t`Limits` : t`${name}’s limits`}</PageTitle>
      <Lead>
        <Trans>How long and when Pipit talks. Whatever the limits are, it still listens to a child in need.</Trans>
      </Lead>
      <QueryBoundary query={child}>
        {(saved) => (
          <>
            <LimitsForm key={saved.id} child={saved} reload={() => child.refetch()} />
            <PausePanel child={saved} />
          </>
        )}
      </QueryBoundary>
    </>
  )
}

function LimitsForm({ child, reload }: { child: Child; reload: () => Promise<unknown> }) {
  const { to } = useFamily()
  const navigate = useNavigate()
  const { id: childId, name, screenTime, version } = child
  const update = useUpdateChild(childId)

  async function save(body: Changes) {
    const saved = await update.mutateAsync(body)
    void notifyWithUndo(t`${name}’s limits are saved`, () => update.mutateAsync({ screenTime, version: saved.version }))
  }

  return (
    <EditForm
      schema={limits}
      initial={{ screenTime, version }}
      save={save}
      onSaved={() => void navigate(to())}
      onReload={reload}
      submitText={t`Save`}
      busyText={t`Saving ...`}
      isLong
    >
      <ScreenTimeFields />
    </EditForm>
  )
}
