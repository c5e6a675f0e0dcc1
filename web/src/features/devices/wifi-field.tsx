import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { useFamily } from '../../api/family/use-family.ts'
import type { FamilyHome } from '../../api/family/family-queries.ts'
import { NativeSelect } from '../../ui/forms/native-select.tsx'
import styles from './devices.module.css'

type WifiFieldProps = Omit<ComponentProps<typeof NativeSelect>, 'options'> & { networks: FamilyHome['wifiNetworks'] }

/** Selects one of the family's networks, or leads to adding one and back. */
export function WifiField({ networks, ...field }: WifiFieldProps) {
  const { to } = useFamily()
  const { pathname, search } = useLocation()
  return (
    <>
      {networks.length > 0 && (
        <NativeSelect {...field} options={networks.map(({ id, ssid }) => ({ id, name: ssid }))} />
      )}
      <Link className={styles.below} to={to('/wifi-networks/add')} state={{ backTo: pathname + search }}>
        {networks.length > 0 ? 'Add another wifi network' : 'Add a wifi network'}
      </Link>
    </>
  )
}
