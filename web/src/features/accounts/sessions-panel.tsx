import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { familyKeys } from '../../api/family/family-queries.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import { useSignOut } from '../../ui/use-sign-out.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { MutationError } from '../../ui/feedback/error-message.tsx'
import { timeAgo } from '../../ui/text/time-ago.ts'
import styles from './account-page.module.css'
import { browserName } from './browser-name.ts'

export function SessionsPanel() {
  const { accountId } = useFamily()
  const queryKey = [...familyKeys.resource(accountId, 'account', accountId), 'sessions']
  const sessions = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /accounts/:accountId/sessions', { params: { accountId }, signal }),
  })
  return (
    <Panel title="Where the account is signed in">
      <QueryBoundary query={sessions} skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p>Nowhere at the moment.</p>
          ) : (
            <>
              <ul className={styles.list}>
                {items.map(({ id, userAgent, lastUsedAt, isCurrent }) => (
                  <li key={id}>
                    <strong>{browserName(userAgent)}</strong>
                    <span className={styles.note}>
                      {isCurrent ? 'This browser' : `Last used ${timeAgo(lastUsedAt)}`}
                    </span>
                  </li>
                ))}
              </ul>
              <SignOutEverywhere queryKey={queryKey} />
            </>
          )
        }
      </QueryBoundary>
    </Panel>
  )
}

function SignOutEverywhere({ queryKey }: { queryKey: readonly string[] }) {
  const { accountId, isOwn } = useFamily()
  const queryClient = useQueryClient()
  const signOut = useSignOut()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error } = useMutation({ mutationFn: endSessions })

  async function endSessions() {
    await call('DELETE /accounts/:accountId/sessions', { params: { accountId } })
    if (isOwn) return signOut()
    setOpen(false)
    await queryClient.invalidateQueries({ queryKey })
    await notify('success', { title: 'Signed out everywhere', description: 'They have to sign in again.' })
  }

  return (
    <>
      <Button size="large" onClick={() => setOpen(true)}>
        Sign out everywhere
      </Button>
      <Modal open={isOpen} title="Sign out everywhere?" footer={null} destroyOnHidden onCancel={() => setOpen(false)}>
        <p>
          {isOwn
            ? 'Every phone and computer is signed out at once, this one too. Your children’s devices keep working.'
            : 'Every phone and computer of this account is signed out at once. Its devices keep working.'}
        </p>
        <MutationError error={error} />
        <BusyButton type="primary" isBusy={isPending} busyText="Signing out ..." onClick={() => mutate()}>
          Sign out everywhere
        </BusyButton>
      </Modal>
    </>
  )
}
