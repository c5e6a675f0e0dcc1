import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Skeleton } from 'antd'
import { useFamily } from '../../family/account/use-family.ts'
import { useReauthentication } from '../../family/reauthentication/use-reauthentication.tsx'
import { notify } from '../../ui/feedback/notifications.ts'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { useSignOut } from '../../ui/use-sign-out.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { DateText } from '../../ui/text/date-text.tsx'
import { timeAgo } from '../../ui/text/time-ago.ts'
import styles from './account-page.module.css'
import { useEndAllSessions } from './api/end-all-sessions.ts'
import { useEndOtherSessions } from './api/end-other-sessions.ts'
import { useEndSession } from './api/end-session.ts'
import { useSessions, type Session } from './api/get-sessions.ts'
import { browserName } from './browser-name.ts'
import { SignOutButton } from './sign-out-button.tsx'

/** Where somebody is signed in, to be ended one by one or all at once. */
export function SessionsPanel() {
  const { isOwn } = useFamily()
  const sessions = useSessions()
  const ending = useEndSession()
  const endingOthers = useEndOtherSessions()
  const endingAll = useEndAllSessions()
  const signOut = useSignOut()
  const content = useFocusAfterRemoval(sessions.data?.items.length)
  const { withReauthentication, reauthenticationDialog } = useReauthentication()

  async function endOne({ id, userAgent }: Session) {
    await withReauthentication(() => ending.mutateAsync(id))
    const browser = browserName(userAgent)
    await notify('success', { title: t`${browser} is signed out` })
  }

  async function endOthers() {
    await withReauthentication(() => endingOthers.mutateAsync())
    await notify('success', { title: t`Signed out everywhere else` })
  }

  async function endAll() {
    await endingAll.mutateAsync()
    await (isOwn ? signOut() : notify('success', { title: t`Signed out everywhere` }))
  }

  return (
    <Panel title={isOwn ? t`Where you are signed in` : t`Where the account is signed in`}>
      <div ref={content} tabIndex={-1}>
        <QueryBoundary query={sessions} skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
          {({ items }) =>
            items.length === 0 ? (
              <p>
                <Trans>Nowhere at the moment.</Trans>
              </p>
            ) : (
              <>
                <ul className={styles.list}>
                  {items.map((session) => (
                    <li key={session.id}>
                      <SessionText session={session} />
                      {!session.isCurrent && <EndOne session={session} onConfirm={() => endOne(session)} />}
                    </li>
                  ))}
                </ul>
                <div className={styles.actions}>
                  {items.some(({ isCurrent }) => isCurrent) && items.length > 1 && (
                    <SignOutButton
                      size="large"
                      text={t`Sign out everywhere else`}
                      question={t`Sign out everywhere else?`}
                      explanation={t`Every other phone and computer is signed out at once, and has to sign in again. The children’s devices keep working.`}
                      onConfirm={endOthers}
                    />
                  )}
                  <SignOutButton
                    size="large"
                    text={t`Sign out everywhere`}
                    question={t`Sign out everywhere?`}
                    explanation={
                      isOwn
                        ? t`Every phone and computer is signed out at once, this one too. The children’s devices keep working.`
                        : t`Every phone and computer is signed out at once, and has to sign in again. The children’s devices keep working.`
                    }
                    onConfirm={endAll}
                  />
                </div>
              </>
            )
          }
        </QueryBoundary>
      </div>
      {reauthenticationDialog}
    </Panel>
  )
}

function SessionText({ session: { userAgent, signedInAt, lastUsedAt, isCurrent } }: { session: Session }) {
  const ago = timeAgo(lastUsedAt)
  return (
    <div>
      <strong>{browserName(userAgent)}</strong>
      <span className={styles.note}>
        {isCurrent ? (
          <Trans>
            This browser, signed in on <DateText time={signedInAt} />
          </Trans>
        ) : (
          <Trans comment="{ago} is: 5 minutes ago.">
            Last used {ago}, signed in on <DateText time={signedInAt} />
          </Trans>
        )}
      </span>
    </div>
  )
}

function EndOne({ session: { userAgent }, onConfirm }: { session: Session; onConfirm: () => Promise<void> }) {
  const browser = browserName(userAgent)
  return (
    <SignOutButton
      text={t`Sign out`}
      label={t`Sign out ${browser}`}
      question={t`Sign out ${browser}?`}
      explanation={t`${browser} is signed out at once. You cannot undo this: whoever uses it has to sign in again.`}
      onConfirm={onConfirm}
    />
  )
}
