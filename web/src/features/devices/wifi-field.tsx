import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import type { ComponentProps, MouseEvent } from 'react'
import { Link, useHref, useLinkClickHandler, useLocation } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { NativeSelect } from '../../ui/forms/native-select.tsx'
import styles from '../../family/devices/devices.module.css'

type WifiFieldProps = Omit<ComponentProps<typeof NativeSelect>, 'options'> & { networks: FamilyHome['wifiNetworks'] }

/** Selects one of the family's networks, or leads to adding one and back. */
export function WifiField({ networks, ...field }: WifiFieldProps) {
  const { path, state } = useAddWifi()
  return (
    <>
      {networks.length > 0 && (
        <NativeSelect {...field} options={networks.map(({ id, ssid }) => ({ id, name: ssid }))} />
      )}
      <Link className={styles.below} to={path} state={state}>
        {networks.length > 0 ? <Trans>Add another wifi network</Trans> : <Trans>Add a wifi network</Trans>}
      </Link>
    </>
  )
}

/** The same link as the main action, where nothing works without a network. */
export function AddWifiButton() {
  const { path, state } = useAddWifi()
  const href = useHref(path)
  const follow = useLinkClickHandler<HTMLElement>(path, { state })
  return (
    <Button
      type="primary"
      size="large"
      block
      className={styles.mainLink ?? ''}
      href={href}
      onClick={(event) => follow(event as MouseEvent<HTMLAnchorElement>)}
    >
      <Trans>Add a wifi network</Trans>
    </Button>
  )
}

function useAddWifi() {
  const { to } = useFamily()
  const { pathname, search } = useLocation()
  return { path: to('/wifi-networks/add'), state: { backTo: pathname + search } }
}
