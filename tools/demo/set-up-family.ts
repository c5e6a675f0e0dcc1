import { setTimeout as delay } from 'node:timers/promises'
import type { DeviceStatus } from '@pipit/contract/chat/events'
import { attemptConnection } from '@pipit/device/attempt-connection'
import { openConfiguration } from '@pipit/device/open-configuration'
import type { FactorySecrets } from '@pipit/device/open-sealed'
import type { CreatedCard } from './seed-devices-and-cards.ts'
import { cardNames, type mia, type noah, type zoe } from './profiles.ts'
import type { SignedIn } from './sign-up.ts'

type Profile = typeof mia | typeof noah | typeof zoe

export interface Member {
  name: string
  childId: string
  deviceId: string
}

const onlineTimeoutMs = 30_000

/** What a parent does on the first day, with the same calls as the pages. */
export function setUpFamily({ accountId, params, call }: SignedIn, serverUrl: string) {
  return {
    async setName(name: string) {
      const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
      await call('PATCH /accounts/:accountId', { params, body: { name, timeZone, weeklyMail: true } })
    },

    async giveConsent() {
      const { text } = await call('GET /accounts/:accountId/consents', { params })
      await call('POST /accounts/:accountId/consents', { params, body: { version: text.version } })
    },

    async addWifi(ssid: string, password: string) {
      return (await call('POST /accounts/:accountId/wifi-networks', { params, body: { ssid, password } })).id
    },

    /** The child gets a device of its own, which has been online once. */
    async addChild(profile: Profile, device: FactorySecrets, wifiNetworkId: string): Promise<Member> {
      const { deviceId, claimCode } = device
      const { id: childId, name } = await call('POST /accounts/:accountId/children', { params, body: profile })
      const body = { deviceId, claimCode, name: `${name}’s Pipit`, childId, wifiNetworkId }
      await call('POST /accounts/:accountId/devices/register', { params, body })
      await bringOnline(device, wifiNetworkId, { battery: 55 + ((name.length * 13) % 40), firmware: '1.4.2' })
      return { name, childId, deviceId }
    },

    async addCard({ cardId, claimCode, activity }: CreatedCard, childId: string | null) {
      const name = cardNames[activity] ?? activity
      await call('POST /cards/register', { body: { cardId, claimCode, accountId, name, childId } })
    },
  }

  /** Does what the page does: the device opens its sealed configuration and shows with it that the family holds it. */
  async function bringOnline(secrets: FactorySecrets, wifiNetworkId: string, status: DeviceStatus) {
    const { deviceId } = secrets
    const device = { ...params, deviceId }
    const request = { params: device, body: { wifiNetworkId } }
    const { sealed } = await call('POST /accounts/:accountId/devices/:deviceId/configuration', request)
    const opened = await openConfiguration(Buffer.from(sealed, 'base64'), { ...secrets, lastAccepted: null })
    if ('error' in opened) throw new Error(`a device of the demo got no configuration (${opened.error}).`)
    const { deviceApiKey, possessionProof } = opened.configuration
    const attempt = await attemptConnection({ serverUrl, deviceId, deviceApiKey, possessionProof, status })
    if ('problem' in attempt) throw new Error(`a device of the demo could not connect (${attempt.problem}).`)
    for (const until = Date.now() + onlineTimeoutMs; ; await delay(50)) {
      const { firmware } = await call('GET /accounts/:accountId/devices/:deviceId', { params: device })
      if (firmware !== null) break
      if (Date.now() > until) throw new Error('a device of the demo did not report its status.')
    }
    await attempt.connection.close()
  }
}
