import { updateChild } from '@pipit/contract/children/children'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { notifyWithUndo } from '../../../ui/feedback/notifications.ts'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { EditForm } from '../../../ui/forms/edit-form.tsx'
import { Lead } from '../../../ui/layout/lead.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { BackLink } from '../../../ui/navigation/back-link.tsx'
import type { Child } from '../child-profile.ts'
import { useChild } from '../api/get-child.ts'
import { PausePanel } from './pause-panel.tsx'
import { ScreenTimeFields } from './screen-time-fields.tsx'

const limits = updateChild.body.pick({ screenTime: true, version: true })
type Changes = z.input<typeof limits>

/** How long and when a child may talk. */
export function LimitsPage() {
  const { to } = useFamily()
  const { childId, child } = useChild()
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
            <LimitsForm child={saved} reload={() => child.refetch()} />
            <PausePanel child={saved} />
          </>
        )}
      </QueryBoundary>
    </>
  )
}

function LimitsForm({ child, reload }: { child: Child; reload: () => Promise<unknown> }) {
  const { accountId, to } = useFamily()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { id: childId, name, screenTime, version } = child

  async function change(body: Changes) {
    const changed = await call('PATCH /accounts/:accountId/children/:childId', { params: { accountId, childId }, body })
    await refreshFamily(queryClient, accountId, { resource: 'children', id: childId })
    return changed
  }

  async function save(body: Changes) {
    const saved = await change(body)
    void notifyWithUndo(t`${name}’s limits are saved`, () => change({ screenTime, version: saved.version }))
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
