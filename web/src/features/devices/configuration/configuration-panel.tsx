import { Button } from 'antd'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useFamily } from '../../../api/family/family.ts'
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

/** How a device gets its wifi: the first time to come online, later to move to another network. */
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
  const [isCodeShown, setCodeShown] = useState(false)
  const { setUp, question, start, stop } = useConfiguration(device)
  const wanted = chosen === undefined ? (device.wifiNetworkId ?? networks[0]?.id) : chosen
  const network = networks.find((each) => each.id === wanted)
  const isUnderWay = setUp.phase === 'under-way'
  const hasBluetooth = 'bluetooth' in navigator
  return (
    <>
      <p className={styles.lead}>
        {networks.length === 0
          ? 'The device needs your wifi to come online. Tell us its name and password first.'
          : 'Switch the device on, keep it close to you, and hold its button until the light blinks blue.'}
      </p>
      {networks.length > 0 && (
        <label htmlFor={id} className={styles.label}>
          Wifi network
        </label>
      )}
      <WifiField id={id} networks={networks} value={wanted ?? null} onChange={setChosen} disabled={isUnderWay} />
      {setUp.phase !== 'idle' && <ConfigurationSteps setUp={setUp} />}
      {question && <UnsealedConsent answer={question.answer} />}
      <Outcome setUp={setUp} wifiNetworkId={network?.id} />
      {!hasBluetooth && (
        <Message kind="info">
          This browser has no Bluetooth for web pages. Show the device a QR code instead, or open this page in Chrome or
          Edge on a computer or an Android phone.
        </Message>
      )}
      <div className={styles.actions}>
        {hasBluetooth && (
          <BusyButton
            type="primary"
            disabled={!network}
            isBusy={isUnderWay}
            busyText="Setting it up ..."
            onClick={() => {
              setCodeShown(false)
              if (network && !isUnderWay) void start(network)
            }}
          >
            {setUp.phase === 'failed' ? 'Try again' : 'Send over Bluetooth'}
          </BusyButton>
        )}
        {isUnderWay ? (
          <Button size="large" onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button
            size="large"
            type={hasBluetooth ? 'default' : 'primary'}
            disabled={!network}
            onClick={() => setCodeShown(true)}
          >
            Show a QR code {hasBluetooth ? 'instead' : ''}
          </Button>
        )}
      </div>
      {isCodeShown && network && <ConfigurationQrCode key={network.id} device={device} wifiNetworkId={network.id} />}
    </>
  )
}

function Outcome({ setUp, wifiNetworkId }: { setUp: ConfigurationProgress; wifiNetworkId: string | undefined }) {
  const { to } = useFamily()
  if (setUp.phase === 'done')
    return <Message kind="success">The device is online. It is ready to be talked to.</Message>
  if (setUp.phase === 'joined') {
    return (
      <Message kind="info">
        The device is in your wifi, but Pipit has not heard from it yet. That may take some minutes; this page will show
        it.
      </Message>
    )
  }
  if (setUp.problem === null) return null
  return (
    <Message kind="error">
      <p>{problemTexts[setUp.problem]}</p>
      {setUp.problem === 'wifi-password-wrong' && wifiNetworkId !== undefined && (
        <Link to={to(`/wifi-networks/${wifiNetworkId}`)}>Correct the password</Link>
      )}
    </Message>
  )
}

/** Improv knows no seal: whoever listens nearby at that moment could learn the password. */
function UnsealedConsent({ answer }: { answer: (agreed: boolean) => void }) {
  return (
    <Message kind="info">
      <p>
        This device speaks Improv Wi-Fi, which cannot seal what is sent. Somebody close by with the right tools could
        read your wifi password at that moment. Send it all the same?
      </p>
      <div className={styles.row}>
        <Button type="primary" onClick={() => answer(true)}>
          Send it unsealed
        </Button>
        <Button onClick={() => answer(false)}>Do not send it</Button>
      </div>
    </Message>
  )
}
