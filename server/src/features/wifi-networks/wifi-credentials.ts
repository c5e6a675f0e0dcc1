import type { Database } from '@pipit/database/connect'
import type { Cipher } from '../../database/cipher.ts'
import { wifiNetworkStore } from './wifi-network-store.ts'

interface Dependencies {
  database: Database
  /** The cipher with the key for wifi passwords. */
  cipher: Cipher
}

interface WifiCredentials {
  ssid: string
  security: 'open' | 'wpa2' | 'wpa3'
  hidden: boolean
  /** Null for an open network. */
  password: string | null
}

/** What a device needs to join the network. Null if the family has no such network. */
export async function findWifiCredentials(
  { database, cipher }: Dependencies,
  accountId: string,
  wifiNetworkId: string,
): Promise<WifiCredentials | null> {
  const found = await wifiNetworkStore(database).findEncrypted(accountId, wifiNetworkId)
  if (!found) return null
  const { ssid, security, hidden, encryptedPassword } = found
  return { ssid, security, hidden, password: encryptedPassword && cipher.decrypt(encryptedPassword) }
}
