import { makeCard, makeDevice } from './devices-and-cards.ts'
import type { startTestServer } from './start-test-server.ts'

type TestServer = ReturnType<typeof startTestServer>

const mia = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' }

/** A child, a wifi network, a device and a card, for a new account or for the given parent. */
export async function aFamily(server: TestServer, parent?: { accountId: string; token: string }) {
  const { accountId, token: bearer } = parent ?? (await server.createSignedInAccount())
  const family = { params: { accountId }, bearer }
  const { state, text } = await server.call('GET /accounts/:accountId/consents', family)
  if (state !== 'given')
    await server.call('POST /accounts/:accountId/consents', { ...family, body: { version: text.version } })
  const child = await server.call('POST /accounts/:accountId/children', { ...family, body: mia })
  const body = { ssid: 'Home', password: 'correct horse' }
  const network = await server.call('POST /accounts/:accountId/wifi-networks', { ...family, body })
  const given = { name: 'Ours', childId: child.id }
  const { deviceId, claimCode } = await makeDevice(server)
  const device = { deviceId, claimCode, ...given, wifiNetworkId: network.id }
  await server.call('POST /accounts/:accountId/devices/register', { ...family, body: device })
  const card = await makeCard(server)
  await server.call('POST /cards/register', { bearer, body: { ...card, accountId, ...given } })
  return { accountId, bearer, child, network, deviceId, cardId: card.cardId, claimCodes: [claimCode, card.claimCode] }
}
