import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { Message } from '../../../ui/feedback/message.tsx'
import styles from '../devices.module.css'

/** Improv has no encryption: somebody who listens nearby at that moment could learn the password. */
export function UnsealedConsent({ answer }: { answer: (agreed: boolean) => void }) {
  return (
    <Message kind="info">
      <p>
        <Trans>
          This device uses Improv Wi-Fi, which does not encrypt what is sent. Somebody close by with the right tools
          could read the wifi password at that moment. Send it anyway?
        </Trans>
      </p>
      <div className={styles.row}>
        <Button type="primary" onClick={() => answer(true)}>
          <Trans>Send it unencrypted</Trans>
        </Button>
        <Button onClick={() => answer(false)}>
          <Trans>Do not send it</Trans>
        </Button>
      </div>
    </Message>
  )
}
