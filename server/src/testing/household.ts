import { makeCard, makeDevice } from './fleet.ts'
import type { openHouse } from './house.ts'

type House = ReturnType<typeof openHouse>

const mia = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' }

/** One of everything: a child, a network, a device and a card, for somebody new or for whom it is given. */
export async function aHousehold(house: House, parent?: { accountId: string; token: string }) {
  const { accountId, token: bearer } = parent ?? (await house.someoneSignedIn())
  const family = { params: { accountId }, bearer }
  const child = await house.call('POST /accounts/:accountId/children', { ...family, body: mia })
  const body = { ssid: 'Home', password: 'correct horse' }
  const network = await house.call('POST /accounts/:accountId/wifi-networks', { ...family, body })
  const given = { name: 'Ours', childId: child.id }
  const { deviceId, claimCode } = await makeDevice(house)
  const device = { deviceId, claimCode, ...given, wifiNetworkId: network.id }
  await house.call('POST /accounts/:accountId/devices/register', { ...family, body: device })
  const card = await makeCard(house)
  await house.call('POST /cards/register', { bearer, body: { ...card, accountId, ...given } })
  return { accountId, bearer, child, network, deviceId, cardId: card.cardId, claimCodes: [claimCode, card.claimCode] }
}
