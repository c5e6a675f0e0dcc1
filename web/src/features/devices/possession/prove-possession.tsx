import type { PossessionProof } from '@pipit/contract/devices/possession-messages'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../api/family/use-family.ts'
import { Message } from '../../../ui/feedback/message.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ConfigurationFailure } from '../configuration/configuration-failure.ts'
import { problemTexts } from '../configuration/configuration-texts.ts'
import styles from '../devices.module.css'
// Imported statically: after a dynamic import the click may no longer count as a user gesture, which Bluetooth needs.
import { askOverBluetooth } from './ask-over-bluetooth.ts'
import { PossessionCode } from './possession-code.tsx'

interface ProvePossessionProps {
  title: string
  device: { id: string; bluetoothName: string }
  claimCode: string
  /** Why this is asked for. */
  children: ReactNode
  onProof: (proof: PossessionProof) => void
}

/** Two ways to show that a device is in somebody's hands: it answers over Bluetooth, or it says a code. */
export function ProvePossession({ title, device, claimCode, children, onProof }: ProvePossessionProps) {
  const { accountId } = useFamily()
  const [isCodeShown, setCodeShown] = useState(false)
  const hasBluetooth = 'bluetooth' in navigator
  const fetchChallenge = () =>
    call('POST /accounts/:accountId/devices/possession-challenges', {
      params: { accountId },
      body: { deviceId: device.id, claimCode },
    })
  const asking = useMutation({
    mutationFn: () => askOverBluetooth({ bluetoothName: device.bluetoothName, fetchChallenge }),
    onSuccess: onProof,
  })
  return (
    <Panel title={title}>
      <div className={styles.lead}>{children}</div>
      {asking.error && <Message kind="error">{problemText(asking.error)}</Message>}
      <div className={styles.actions}>
        {hasBluetooth && (
          <BusyButton
            type="primary"
            isBusy={asking.isPending}
            busyText="Asking your Pipit ..."
            onClick={() => {
              setCodeShown(false)
              asking.mutate()
            }}
          >
            {asking.isError ? 'Try again' : 'Check over Bluetooth'}
          </BusyButton>
        )}
        {!asking.isPending && !isCodeShown && (
          <Button size="large" type={hasBluetooth ? 'default' : 'primary'} onClick={() => setCodeShown(true)}>
            Let it say a code {hasBluetooth ? 'instead' : ''}
          </Button>
        )}
      </div>
      {isCodeShown && <PossessionCode deviceId={device.id} fetchChallenge={fetchChallenge} onProof={onProof} />}
    </Panel>
  )
}

function problemText(error: Error) {
  return problemTexts[error instanceof ConfigurationFailure ? error.problem : 'connection-lost']
}
