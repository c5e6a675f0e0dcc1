import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useFamilyHome, type FamilyHome } from '../../../family/account/api/get-family-home.ts'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { ConnectIllustration } from '../../../ui/illustrations/connect-illustration.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import styles from '../../../family/devices/devices.module.css'
import type { DevicePageState } from '../device-page-state.ts'
import type { Device } from '../../../family/devices/api/get-device.ts'
import { AddWifiButton, WifiField } from '../wifi-field.tsx'
import { ConfigurationOutcome } from './configuration-outcome.tsx'
import { ConfigurationQrCode } from './configuration-qr-code.tsx'
import { ConfigurationSteps } from './configuration-steps.tsx'
import { OwnPage } from './own-page.tsx'
import { UnsealedConsent } from './unsealed-consent.tsx'
import { useCameOnline } from './use-came-online.ts'
import { useConfiguration } from './use-configuration.ts'

/** Sends a device its wifi: first to come online, later to move to another network. */
export function ConfigurationPanel({ title, device }: { title: string; device: Device }) {
  const home = useFamilyHome()
  return (
    <Panel title={title}>
      <QueryBoundary query={home}>
        {({ wifiNetworks }) =>
          wifiNetworks.length > 0 ? (
            <ConfigurationOptions device={device} networks={wifiNetworks} />
          ) : (
            <>
              <Intro
                isIllustrated
                text={t`The device needs the wifi at home to come online. Tell us its name and password first.`}
              />
              <AddWifiButton />
            </>
          )
        }
      </QueryBoundary>
    </Panel>
  )
}

function Intro({ text, isIllustrated }: { text: string; isIllustrated: boolean }) {
  return (
    <div className={styles.intro}>
      <p>{text}</p>
      {isIllustrated && <ConnectIllustration />}
    </div>
  )
}

function ConfigurationOptions({ device, networks }: { device: Device; networks: FamilyHome['wifiNetworks'] }) {
  const id = useId()
  const { bluetoothName } = device
  const hasBluetooth = 'bluetooth' in navigator
  const pageState = useLocation().state as DevicePageState | null
  const [chosen, setChosen] = useState<string | null | undefined>(pageState?.wifiNetworkId)
  const { progress, consent, start, stop, reauthenticationDialog } = useConfiguration(device)
  const cameOnline = useCameOnline(device.online)
  const selectedId = chosen === undefined ? (device.wifiNetworkId ?? networks[0]?.id) : chosen
  const network = networks.find((each) => each.id === selectedId)
  // Who has just registered a new device, or added the wifi for it, wants exactly this.
  const [isQrCodeShown, setQrCodeShown] = useState(
    pageState !== null && !hasBluetooth && network !== undefined && device.lastSeenAt === null,
  )
  const isRunning = progress.phase === 'running'
  return (
    <>
      <Intro
        isIllustrated={device.lastSeenAt === null}
        text={
          hasBluetooth
            ? t`Switch the device on, keep it close to you, and hold its button until the light blinks blue.`
            : t`Switch the device on, and keep it close to you.`
        }
      />
      <label htmlFor={id} className={styles.label}>
        <Trans>Wifi network</Trans>
      </label>
      <WifiField id={id} networks={networks} value={selectedId ?? null} onChange={setChosen} disabled={isRunning} />
      {hasBluetooth && !cameOnline && (
        <p className={styles.note}>
          <Trans>
            In the browser’s list, your Pipit is called {bluetoothName}. A device of another maker has a name of its
            own.
          </Trans>
        </p>
      )}
      {progress.phase !== 'idle' && <ConfigurationSteps progress={progress} />}
      {consent && <UnsealedConsent {...consent} />}
      {!hasBluetooth && !cameOnline && (
        <p className={styles.note}>
          <Trans>This browser can’t use Bluetooth. Show your Pipit a QR code instead.</Trans>
        </p>
      )}
      <div className={styles.actions}>
        {progress.ownPage !== null && <OwnPage address={progress.ownPage} />}
        <ConfigurationOutcome progress={progress} cameOnline={cameOnline} wifiNetworkId={network?.id} />
        {hasBluetooth && (
          <BusyButton
            type={device.online ? 'default' : 'primary'}
            disabled={!network}
            isBusy={isRunning}
            busyText={t`Setting it up ...`}
            onClick={() => {
              if (network && !isRunning) void start(network)
            }}
          >
            {progress.phase === 'failed' ? t`Try again` : t`Send over Bluetooth`}
          </BusyButton>
        )}
        {isRunning ? (
          <Button size="large" onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        ) : (
          <Button
            size="large"
            type={hasBluetooth || device.online ? 'default' : 'primary'}
            disabled={!network}
            onClick={() => setQrCodeShown(true)}
          >
            {hasBluetooth ? t`Show a QR code instead` : t`Show a QR code`}
          </Button>
        )}
      </div>
      {isQrCodeShown && network && (
        <ConfigurationQrCode device={device} wifiNetworkId={network.id} onClose={() => setQrCodeShown(false)} />
      )}
      {reauthenticationDialog}
    </>
  )
}
