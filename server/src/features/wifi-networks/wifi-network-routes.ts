import {
  addWifiNetwork,
  listWifiNetworks,
  readWifiNetwork,
  readWifiPassword,
  removeWifiNetwork,
  restoreWifiNetwork,
  updateWifiNetwork as updateEndpoint,
} from '@pipit/contract/wifi-networks'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import type { Cipher } from '../../database/cipher.ts'
import { ApiError, orNotFound } from '../../api-error.ts'
import { orKeyReused } from '../../http/idempotency-key.ts'
import { readCursor } from '../../http/id-pagination.ts'
import { route } from '../../http/route.ts'
import { withIsoTimestamps } from '../../http/iso-timestamps.ts'
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts'
import { familyWifiNetworks } from './family-wifi-networks.ts'
import { updateWifiNetwork } from './update-wifi-network.ts'
import { findWifiCredentials } from './wifi-credentials.ts'
import { wifiNetworkStore } from './wifi-network-store.ts'

export function wifiNetworkRoutes(app: FastifyInstance, { database, cipher }: { database: Database; cipher: Cipher }) {
  const store = wifiNetworkStore(database)
  const family = familyWifiNetworks(database)

  route(app, listWifiNetworks, ({ params, query: { cursor, limit } }) =>
    family.list(params.accountId, { cursor: readCursor(cursor), limit }),
  )

  route(app, addWifiNetwork, async ({ params, body: { password, ...network }, idempotencyKey }) => {
    const encryptedPassword = password === null ? null : cipher.encrypt(password)
    return withIsoTimestamps(
      orKeyReused(await store.add(params.accountId, { ...network, encryptedPassword, idempotencyKey })),
    )
  })

  route(app, readWifiNetwork, async ({ params: { accountId, wifiNetworkId } }) =>
    withIsoTimestamps(orNotFound(await store.find(accountId, wifiNetworkId))),
  )

  route(app, readWifiPassword, async ({ params: { accountId, wifiNetworkId }, principal }) => {
    await requireRecentSignIn(database, principal)
    const { password } = orNotFound(await findWifiCredentials({ database, cipher }, accountId, wifiNetworkId))
    return { password }
  })

  route(app, updateEndpoint, async ({ params: { accountId, wifiNetworkId }, body }) =>
    withIsoTimestamps(await updateWifiNetwork({ store, cipher }, accountId, wifiNetworkId, body)),
  )

  route(app, removeWifiNetwork, async ({ params: { accountId, wifiNetworkId } }) => {
    if (!(await store.remove(accountId, wifiNetworkId))) throw new ApiError('not-found')
  })

  route(app, restoreWifiNetwork, async ({ params: { accountId, wifiNetworkId } }) =>
    withIsoTimestamps(orNotFound(await store.restore(accountId, wifiNetworkId))),
  )
}
