import type { NewNetwork } from './api/add-wifi-network.ts'
import type { WifiNetwork } from './api/get-wifi-network.ts'
import type { ChangedNetwork } from './api/update-wifi-network.ts'

export interface WifiFormValues {
  ssid: string
  security: WifiNetwork['security']
  hidden: boolean
  password?: string
  version?: number
}

export const emptyNetwork: WifiFormValues = { ssid: '', security: 'wpa2', hidden: false }

export function toNewNetwork({ ssid, security, hidden, password = '' }: WifiFormValues): NewNetwork {
  return { ssid, security, hidden, password: security === 'open' ? null : password }
}

/** A password that is empty or equal to the saved one is not sent, so that it stays unchanged. */
export function toChangedNetwork(values: WifiFormValues, saved: WifiNetwork, savedPassword?: string): ChangedNetwork {
  const { password = '', ...changes } = values
  if (changes.security === 'open') return { ...changes, password: null }
  const isUnchanged = password === '' || password === savedPassword
  return isUnchanged && saved.security !== 'open' ? changes : { ...changes, password }
}
