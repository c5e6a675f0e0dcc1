import type { Database } from '../../database/connect.ts'
import { orNotFound } from '../../http/api-error.ts'
import { findAccount } from '../accounts/find-account.ts'
import { familyCards } from '../cards/family-cards.ts'
import { familyChildren } from '../children/family-children.ts'
import { familyDevices } from '../devices/family-devices.ts'
import { familyWifiNetworks } from '../wifi-networks/family-wifi-networks.ts'
import { glance } from './today.ts'

/** More than a home page can show; the lists themselves have pages. */
const most = { limit: 200 }

/** Asked all at once: the page waits for the slowest, not for the sum. */
export function homeReader(database: Database) {
  const children = familyChildren(database)
  const devices = familyDevices(database)
  const cards = familyCards(database)
  const wifiNetworks = familyWifiNetworks(database)
  const glanceAt = glance(database)

  return async function readHome(accountId: string) {
    const [account, glanceOf, ...lists] = await Promise.all([
      findAccount(database, accountId),
      glanceAt(accountId),
      children.list(accountId, most),
      devices.list(accountId, most),
      cards.list(accountId, most),
      wifiNetworks.list(accountId, most),
    ])
    return {
      account: orNotFound(account),
      children: lists[0].items.map((child) => ({ ...child, ...glanceOf(child.id) })),
      devices: lists[1].items,
      cards: lists[2].items,
      wifiNetworks: lists[3].items,
    }
  }
}
