import type { ApiResponse } from '@pipit/contract/api/client'
import type { addWifiNetwork, updateWifiNetwork } from '@pipit/contract/wifi-networks'
import type { z } from 'zod'

export type WifiNetwork = ApiResponse<'GET /accounts/:accountId/wifi-networks/:wifiNetworkId'>
export type NewNetwork = z.input<typeof addWifiNetwork.body>
export type ChangedNetwork = z.input<typeof updateWifiNetwork.body>

/** What the fields hold. */
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

/** A password that nobody typed, or that is the kept one, stays as it is. */
export function toChangedNetwork(values: WifiFormValues, kept: WifiNetwork, keptPassword?: string): ChangedNetwork {
  const { password = '', ...changes } = values
  if (changes.security === 'open') return { ...changes, password: null }
  const isUntouched = password === '' || password === keptPassword
  return isUntouched && kept.security !== 'open' ? changes : { ...changes, password }
}
