import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useSettings } from '../../api/settings.ts'
import { MutationError } from '../../ui/feedback/error-message.tsx'
import { Message } from '../../ui/feedback/message.tsx'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { DateText } from '../../ui/text/date-text.tsx'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { usePushSubscriptions, type Subscription } from './api/get-push-subscriptions.ts'
import { useRemovePushSubscription } from './api/remove-push-subscription.ts'
import { useSubscribeThisBrowser } from './api/subscribe-this-browser.ts'
import styles from './notifications-page.module.css'
import { PushUnavailable } from './push-subscription.ts'
import { readSupport } from './push-support.ts'
import { SupportNote } from './support-note.tsx'

/** Lists the phones and computers that show notifications. */
export function BrowsersPanel() {
  const subscriptions = usePushSubscriptions()
  const content = useFocusAfterRemoval(subscriptions.data?.items.length)
  const removal = useRemovePushSubscription()

  return (
    <Panel title={t`Where notifications appear`}>
      <div ref={content} tabIndex={-1}>
        <QueryBoundary query={subscriptions} skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
          {({ items }) => (
            <>
              {items.length > 0 && (
                <ul className={styles.browsers}>
                  {items.map((subscription) => (
                    <li key={subscription.sessionId}>
                      <SubscriptionText subscription={subscription} />
                      <Button
                        aria-label={removeLabel(subscription)}
                        disabled={removal.isPending}
                        onClick={() => removal.mutate(subscription)}
                      >
                        <Trans comment="A phone that gets notifications">Remove</Trans>
                      </Button>
                    </li>
                  ))}
                </ul>
              )}
              {items.every(({ isCurrent }) => !isCurrent) && <AddThisBrowser />}
            </>
          )}
        </QueryBoundary>
        <MutationError error={removal.error} />
      </div>
    </Panel>
  )
}

/** Asks for permission only when somebody taps it. */
function AddThisBrowser() {
  const settings = useSettings()
  const [support, setSupport] = useState(readSupport)
  const adding = useSubscribeThisBrowser()
  if (settings?.push === null) {
    return (
      <p>
        <Trans>This Pipit sends no notifications to phones. Mails work.</Trans>
      </p>
    )
  }
  if (support !== 'possible') return <SupportNote support={support} />
  return (
    <>
      <p>
        <Trans>This phone or computer does not show any yet.</Trans>
      </p>
      {adding.error && <AddError error={adding.error} />}
      <BusyButton
        type="primary"
        size="large"
        isBusy={adding.isPending}
        busyText={t`One moment ...`}
        onClick={() => adding.mutate(undefined, { onSettled: () => setSupport(readSupport()) })}
      >
        <Trans>Show notifications here</Trans>
      </BusyButton>
    </>
  )
}

function AddError({ error }: { error: Error }) {
  // What the push service or the browser refuses is a DOMException.
  if (!(error instanceof PushUnavailable || error instanceof DOMException)) return <MutationError error={error} />
  return (
    <Message kind="error">
      <Trans>
        The browser did not agree. If it asked you, say “Allow”; if it did not, allow notifications for this page in its
        settings.
      </Trans>
    </Message>
  )
}

function SubscriptionText({ subscription: { createdAt, service, isCurrent } }: { subscription: Subscription }) {
  return (
    <div>
      <strong>{isCurrent ? <Trans>This phone or computer</Trans> : browserOf(service)}</strong>
      <span className={styles.since}>
        <Trans comment="Notifications are shown">
          Since <DateText time={createdAt} />
        </Trans>
      </span>
    </div>
  )
}

function removeLabel({ service, isCurrent }: Subscription) {
  if (isCurrent) return t`Remove this phone or computer`
  const browser = browserOf(service)
  return t({ message: `Remove: ${browser}`, comment: 'A phone that gets notifications' })
}

/** All that is known about another browser is the host of its push service. */
function browserOf(service: string) {
  if (service.endsWith('.apple.com')) return t`An iPhone, iPad or Mac`
  if (service.endsWith('.mozilla.com')) return t`A phone or computer with Firefox`
  if (service.endsWith('.windows.com')) return t`A computer with Edge`
  return t`A phone or computer with Chrome or another browser`
}
