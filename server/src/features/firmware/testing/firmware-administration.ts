import type { DeviceProtocol } from '@pipit/contract/devices/devices'
import type { startRollout } from '@pipit/contract/firmware/rollouts'
import type { ApiResponse } from '@pipit/contract/api/client'
import type { z } from 'zod'
import type { startTestServer } from '@pipit/test-kit/start-test-server'
import { advanceRollouts } from '../rollouts/advance-rollouts.ts'
import { buildImage, type createFirmwareKey, signImage } from './firmware-image.ts'

type TestServer = ReturnType<typeof startTestServer>
type Rollout = ApiResponse<'GET /admin/firmware/rollouts/:rolloutId'>
type Action = 'pause' | 'resume' | 'advance' | 'withdraw'
type StartBody = z.input<(typeof startRollout)['body']>

interface Given {
  protocol?: DeviceProtocol
  version?: string
  size?: number
}

/** All devices at once. */
export const atOnce = [{ percent: 100, minHours: 0, minReturned: 0 }]

/** What superadmins do with updates, for a model of its own. */
export function administerFirmware(server: TestServer, key: ReturnType<typeof createFirmwareKey>) {
  const bearer = async () => (await server.createSignedInAccount({ role: 'superadmin' })).token
  return {
    async upload(hardwareModel: string, { protocol = 'pipit', version = '2.0.0', size }: Given = {}) {
      const content = buildImage({ version, ...(size === undefined ? {} : { size }) })
      const signature = signImage(content, { protocol, hardwareModel, version }, key.privateKey)
      const image = await server.call('POST /admin/firmware/images', {
        bearer: await bearer(),
        query: { protocol, hardwareModel, version, signature },
        file: new Blob([Uint8Array.from(content)]),
      })
      return { ...image, content }
    },
    async start(imageId: string, rest: Omit<StartBody, 'imageId'> = { stages: atOnce }): Promise<Rollout> {
      return server.call('POST /admin/firmware/rollouts', { bearer: await bearer(), body: { imageId, ...rest } })
    },
    async change(rolloutId: string, action: Action): Promise<Rollout> {
      const request = { bearer: await bearer(), params: { rolloutId } }
      if (action === 'advance') {
        const { stage } = await server.call('GET /admin/firmware/rollouts/:rolloutId', request)
        return server.call('POST /admin/firmware/rollouts/:rolloutId/advance', { ...request, body: { stage } })
      }
      if (action === 'resume') {
        const { state } = await server.call('GET /admin/firmware/rollouts/:rolloutId', request)
        const body = { state: state === 'stopped' ? ('stopped' as const) : ('paused' as const) }
        return server.call('POST /admin/firmware/rollouts/:rolloutId/resume', { ...request, body })
      }
      return server.call(`POST /admin/firmware/rollouts/:rolloutId/${action}`, request)
    },
    async withdrawImage(imageId: string) {
      return server.call('POST /admin/firmware/images/:imageId/withdraw', {
        bearer: await bearer(),
        params: { imageId },
      })
    },
    async read(rolloutId: string): Promise<Rollout> {
      return server.call('GET /admin/firmware/rollouts/:rolloutId', { bearer: await bearer(), params: { rolloutId } })
    },
    /** What a rollout has in the audit trail. */
    async auditActions(rolloutId: string) {
      const query = 'select action from audit_entries where resource_id = $1 order by id'
      return (await server.database.pool.query(query, [rolloutId])).rows.map(({ action }) => action as string)
    },
    /** A job does this every minute. */
    advance: () =>
      advanceRollouts({ database: server.database, auditTrail: server.auditTrail, log: server.failureLog }),
    bearer,
  }
}
