import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { PossessionProof } from '@pipit/contract/devices/possession-messages'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { useFamily } from '../../../family/account/use-family.ts'
import { Message } from '../../../ui/feedback/message.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { createPossessionChallenge } from '../api/create-possession-challenge.ts'
import { ConfigurationFailure } from '../configuration/configuration-failure.ts'
import { problemTexts } from '../configuration/configuration-texts.ts'
import styles from '../../../family/devices/devices.module.css'
// Imported statically: after a dynamic import the click may no longer count as a user gesture, which Bluetooth needs.
import { askOverBluetooth } from './ask-over-bluetooth.ts'
import { PossessionCode } from './possession-code.tsx'

interface ProvePossessionProps {
  title: string
  device: { id: string; bluetoothName: string }
  claimCode: string
  /** Whether the device can also be registered without it. */
  isOptional: boolean
  /** Why this is asked for. */
  children: ReactNode
  onProof: (proof: PossessionProof) => void
}

/** Two ways to show that a device is in somebody's hands: it answers over Bluetooth, or it says a code. */
export function ProvePossession({ title, device, claimCode, isOptional, children, onProof }: ProvePossessionProps) {
  const { accountId } = useFamily()
  const [isCodeShown, setCodeShown] = useState(false)
  const hasBluetooth = 'bluetooth' in navigator
  const claimed = { deviceId: device.id, claimCode }
  const asking = useMutation({
    mutationFn: () =>
      askOverBluetooth({
        bluetoothName: device.bluetoothName,
        fetchChallenge: () => createPossessionChallenge(accountId, claimed),
      }),
    onSuccess: onProof,
  })
  return (
    <Panel title={title}>
      <div className={styles.lead}>{children}</div>
      {asking.error && <Message kind="error">{problemText(asking.error)}</Message>}
      <div className={styles.actions}>
        {hasBluetooth && (
          <BusyButton
            type={isOptional ? 'default' : 'primary'}
            isBusy={asking.isPending}
            busyText={t`Asking your Pipit ...`}
            onClick={() => asking.mutate()}
          >
            {asking.isError ? t`Try again` : t`Check over Bluetooth`}
          </BusyButton>
        )}
        {!asking.isPending && (
          <Button
            size="large"
            type={hasBluetooth || isOptional ? 'default' : 'primary'}
            onClick={() => setCodeShown(true)}
          >
            {hasBluetooth ? t`Let it say a code instead` : t`Let it say a code`}
          </Button>
        )}
      </div>
      {isCodeShown && <PossessionCode device={claimed} onProof={onProof} onClose={() => setCodeShown(false)} />}
    </Panel>
  )
}

function problemText(error: Error) {
  return i18n._(problemTexts[error instanceof ConfigurationFailure ? error.problem : 'connection-lost'])
}
