import type { Database } from '../../database/connect.ts'
import type { Cipher } from '../../database/cipher.ts'
import { wifiNetworkStore } from './wifi-network-store.ts'

interface Dependencies {
  database: Database
  /** The one of the purpose `wifi`. */
  cipher: Cipher
}

interface WifiAccess {
  ssid: string
  security: 'open' | 'wpa2' | 'wpa3'
  hidden: boolean
  /** Null where the network is open. */
  password: string | null
}

/** All that is needed to join a family's network, with its password; null if it is removed or somebody else's. */
export async function findWifiAccess(
  { database, cipher }: Dependencies,
  accountId: string,
  wifiNetworkId: string,
): Promise<WifiAccess | null> {
  const found = await wifiNetworkStore(database).findEncrypted(accountId, wifiNetworkId)
  if (!found) return null
  const { ssid, security, hidden, encryptedPassword } = found
  return { ssid, security, hidden, password: encryptedPassword && cipher.decrypt(encryptedPassword) }
}
