import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { Message } from '../../../ui/feedback/message.tsx'
import styles from '../../../family/devices/devices.module.css'
import type { ChosenDevice } from './send-improv.ts'

interface UnsealedConsentProps {
  chosen: ChosenDevice
  answer: (agreed: boolean) => void
}

/** Improv has no encryption: somebody who listens nearby at that moment could learn the password. */
export function UnsealedConsent({ chosen, answer }: UnsealedConsentProps) {
  const { showsItself } = chosen
  const name = chosen.name || t`a device without a name`
  return (
    <Message kind="info">
      <p>
        {showsItself ? (
          <Trans>
            You have chosen <strong>{name}</strong>, which now blinks or makes a sound. If yours does not, it is
            somebody else’s: do not send it.
          </Trans>
        ) : (
          <Trans>
            You have chosen <strong>{name}</strong>. Its name is all that it tells us: make sure that it is the one of
            your device.
          </Trans>
        )}
      </p>
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
