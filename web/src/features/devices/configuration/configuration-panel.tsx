import { Button } from 'antd'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useFamilyName } from '../../../api/family/use-family-name.ts'
import { useFamily } from '../../../api/family/use-family.ts'
import { useFamilyHome, type FamilyHome } from '../../../api/family/family-queries.ts'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Message } from '../../../ui/feedback/message.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ConfigurationQrCode } from './configuration-qr-code.tsx'
import styles from '../devices.module.css'
import type { ConfigurationProgress } from './configuration-progress.ts'
import { ConfigurationSteps } from './configuration-steps.tsx'
import { problemTexts } from './configuration-texts.ts'
import type { Device } from '../use-device.ts'
import { useConfiguration } from './use-configuration.ts'
import { WifiField } from '../wifi-field.tsx'

/** Sends a device its wifi: first to come online, later to move to another network. */
export function ConfigurationPanel({ title, device }: { title: string; device: Device }) {
  const home = useFamilyHome()
  return (
    <Panel title={title}>
      <QueryBoundary query={home}>
        {({ wifiNetworks }) => <ConfigurationOptions device={device} networks={wifiNetworks} />}
      </QueryBoundary>
    </Panel>
  )
}

function ConfigurationOptions({ device, networks }: { device: Device; networks: FamilyHome['wifiNetworks'] }) {
  const id = useId()
  const [chosen, setChosen] = useState<string | null>()
  const [isQrCodeShown, setQrCodeShown] = useState(false)
  const { progress, consent, start, stop, reauthenticationDialog } = useConfiguration(device)
  const selectedId = chosen === undefined ? (device.wifiNetworkId ?? networks[0]?.id) : chosen
  const network = networks.find((each) => each.id === selectedId)
  const isRunning = progress.phase === 'running'
  const hasBluetooth = 'bluetooth' in navigator
  return (
    <>
      <p className={styles.lead}>
        {networks.length === 0
          ? 'The device needs the wifi at home to come online. Tell us its name and password first.'
          : 'Switch the device on, keep it close to you, and hold its button until the light blinks blue.'}
      </p>
      {networks.length > 0 && (
        <label htmlFor={id} className={styles.label}>
          Wifi network
        </label>
      )}
      <WifiField id={id} networks={networks} value={selectedId ?? null} onChange={setChosen} disabled={isRunning} />
      {progress.phase !== 'idle' && <ConfigurationSteps progress={progress} />}
      {consent && <UnsealedConsent answer={consent.answer} />}
      <Outcome progress={progress} wifiNetworkId={network?.id} />
      {!hasBluetooth && (
        <Message kind="info">This browser can’t use Bluetooth. Show your Pipit a QR code instead.</Message>
      )}
      <div className={styles.actions}>
        {hasBluetooth && (
          <BusyButton
            type="primary"
            disabled={!network}
            isBusy={isRunning}
            busyText="Setting it up ..."
            onClick={() => {
              setQrCodeShown(false)
              if (network && !isRunning) void start(network)
            }}
          >
            {progress.phase === 'failed' ? 'Try again' : 'Send over Bluetooth'}
          </BusyButton>
        )}
        {isRunning ? (
          <Button size="large" onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button
            size="large"
            type={hasBluetooth ? 'default' : 'primary'}
            disabled={!network}
            onClick={() => setQrCodeShown(true)}
          >
            Show a QR code {hasBluetooth ? 'instead' : ''}
          </Button>
        )}
      </div>
      {isQrCodeShown && network && <ConfigurationQrCode key={network.id} device={device} wifiNetworkId={network.id} />}
      {reauthenticationDialog}
    </>
  )
}

function Outcome({ progress, wifiNetworkId }: { progress: ConfigurationProgress; wifiNetworkId: string | undefined }) {
  const { named } = useFamilyName()
  const { to } = useFamily()
  if (progress.phase === 'done')
    return <Message kind="success">{named('The device is online. Your child can talk with it now.')}</Message>
  if (progress.phase === 'joined') {
    return (
      <Message kind="info">
        The device is in the wifi, but not online yet. This may take some minutes; this page will show it.
      </Message>
    )
  }
  if (progress.problem === null) return null
  return (
    <Message kind="error">
      <p>{problemTexts[progress.problem]}</p>
      {progress.problem === 'wifi-password-wrong' && wifiNetworkId !== undefined && (
        <Link to={to(`/wifi-networks/${wifiNetworkId}`)}>Correct the password</Link>
      )}
    </Message>
  )
}

/** Improv has no encryption: somebody who listens nearby at that moment could learn the password. */
function UnsealedConsent({ answer }: { answer: (agreed: boolean) => void }) {
  return (
    <Message kind="info">
      <p>
        This device uses Improv Wi-Fi, which does not encrypt what is sent. Somebody close by with the right tools could
        read the wifi password at that moment. Send it anyway?
      </p>
      <div className={styles.row}>
        <Button type="primary" onClick={() => answer(true)}>
          Send it unencrypted
        </Button>
        <Button onClick={() => answer(false)}>Do not send it</Button>
      </div>
    </Message>
  )
}
