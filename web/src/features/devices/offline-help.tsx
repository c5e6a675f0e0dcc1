import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import styles from '../../family/devices/devices.module.css'

interface OfflineHelpProps {
  network: { id: string; ssid: string } | undefined
  isBatteryLow: boolean
}

/** What a parent can do about a device that is offline. */
export function OfflineHelp({ network, isBatteryLow }: OfflineHelpProps) {
  const { to } = useFamily()
  const ssid = network?.ssid
  return (
    <details className={styles.details}>
      <summary>
        <Trans>How to wake it up</Trans>
      </summary>
      <ol>
        <li>
          {isBatteryLow ? (
            <Trans>Charge it: its battery was almost empty. Then switch it on.</Trans>
          ) : (
            <Trans>Switch it on, and charge it if nothing lights up.</Trans>
          )}
        </li>
        <li>
          {ssid === undefined ? (
            <Trans>Bring it near the router, and check that the wifi has internet.</Trans>
          ) : (
            <Trans>
              Bring it near the router, and check that the wifi <bdi>{ssid}</bdi> has internet.
            </Trans>
          )}
        </li>
        <li>
          {network ? (
            <Trans>
              Does the wifi have a new password? <Link to={to(`/wifi-networks/${network.id}`)}>Correct it</Link>, then
              send it to the device again, below.
            </Trans>
          ) : (
            <Trans>Does the wifi have a new name or password? Send it to the device again, below.</Trans>
          )}
        </li>
      </ol>
    </details>
  )
}
