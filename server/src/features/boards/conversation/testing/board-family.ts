import { randomBytes } from 'node:crypto'
import { expect, vi } from 'vitest'
import { aFamily } from '@pipit/test-kit/family'
import type { startTestServer } from '@pipit/test-kit/start-test-server'
import { aBoard } from '../../testing/board.ts'
import type { openBoards } from './test-board.ts'

type OpenBoard = ReturnType<typeof openBoards>
type Format = Pick<Parameters<OpenBoard>[0], 'version' | 'frameMs' | 'rate'>

interface Connecting extends Format {
  clientId?: string
  token?: string
  macAddress?: string
  byQuery?: boolean
  /** Otherwise only the hello does. */
  namesVersion?: boolean
  /** The address of another server. */
  at?: string
  /** With a token that it got so long ago. */
  startedHoursAgo?: number
}

/** A family with a child and a claimed board that is the child's, and what the server has stored of them. */
export function boardFamilies(server: ReturnType<typeof startTestServer>, openBoard: OpenBoard) {
  /** With a key, the board is one of those whose keys the operator knows. */
  return async function aFamilyWithBoard(
    identity: Pick<NonNullable<Parameters<typeof aBoard>[1]>, 'serialNumber' | 'key'> = {},
  ) {
    const { accountId, bearer, child, cardId } = await aFamily(server)
    const family = { params: { accountId }, bearer }
    const ofChild = { params: { accountId, childId: child.id }, bearer }
    const board = aBoard(server.url, identity)
    if (identity.key) await importKey()
    const device = await claim(board)
    const websocket = await startAgo(0)

    return {
      accountId,
      bearer,
      device,
      cardId,
      clientId: board.clientId,
      macAddress: board.macAddress,
      token: websocket.token,
      startAgo,
      importKey,
      async connect({ clientId = board.clientId, byQuery, startedHoursAgo = 0, token, ...options }: Connecting = {}) {
        const { macAddress = board.macAddress, namesVersion = true, at = server.url, ...format } = options
        const url = websocket.url.replace(/^ws:\/\/[^/]+/, at.replace('http', 'ws'))
        const names = {
          authorization: `Bearer ${token ?? (await startAgo(startedHoursAgo)).token}`,
          'client-id': clientId,
          'device-id': macAddress,
          ...(namesVersion && format.version && { 'protocol-version': String(format.version) }),
        }
        return byQuery
          ? openBoard({ ...format, url: `${url}?${new URLSearchParams(names).toString()}`, headers: {} })
          : openBoard({ ...format, url, headers: names })
      },
      /** Starts as the firmware of this version does. */
      startWith: (version: string) => board.bootstrap(board.reportOf(version)),
      deactivate: () =>
        server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', {
          params: { accountId, deviceId: device.id },
          bearer,
        }),
      readDevice: () =>
        server.call('GET /accounts/:accountId/devices/:deviceId', {
          params: { accountId, deviceId: device.id },
          bearer,
        }),
      /** Changes it as soon as the board has offered a camera. */
      async useCamera(usesCamera = true, by = bearer) {
        const params = { accountId, deviceId: device.id }
        const readDevice = () => server.call('GET /accounts/:accountId/devices/:deviceId', { params, bearer })
        await expect.poll(async () => (await readDevice()).usesCamera).not.toBeNull()
        return server.call('PATCH /accounts/:accountId/devices/:deviceId', { params, bearer: by, body: { usesCamera } })
      },
      /** The board makes a new Client-Id then. */
      claimErased: () => claim(aBoard(server.url, { macAddress: board.macAddress }), { replacesDeviceId: device.id }),
      /** What the parent has chosen for the child. */
      changeChild: (body: { language?: string; voice?: string }) =>
        server.call('PATCH /accounts/:accountId/children/:childId', { ...ofChild, body }),
      removeChild: () => server.call('DELETE /accounts/:accountId/children/:childId', ofChild),
      pauseChild: () => server.call('POST /accounts/:accountId/children/:childId/pause', ofChild),
      withdrawConsent: () => server.call('DELETE /accounts/:accountId/consents', family),
      readTranscript: () => read<{ who: string; text: string | null }>('who, text', 'transcript_entries', 'at, number'),
      readFlags: () => read<{ category: string; severity: string }>('category, severity', 'flags', 'at'),
      readConversations: () =>
        read<{ endReason: string | null }>('end_reason as "endReason"', 'conversations', 'started_at'),
    }

    async function claim(started: ReturnType<typeof aBoard>, given: { replacesDeviceId?: string } = {}) {
      const { code = '', challenge } = (await started.bootstrap()).activation ?? {}
      if (identity.key) await started.activate(challenge)
      return server.call('POST /accounts/:accountId/devices/claim-board', {
        ...family,
        body: { code, childId: child.id, ...given },
      })
    }

    async function startAgo(hours: number) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - hours * 60 * 60 * 1000 })
      const { websocket: given } = await start().finally(() => vi.useRealTimers())
      if (!given) throw new Error('The board got no token.')
      return given
    }

    /** A board with a key signs a challenge first. */
    async function start() {
      const started = await board.bootstrap()
      if (started.websocket) return started
      await board.activate(started.activation?.challenge)
      return board.bootstrap()
    }

    async function importKey() {
      const { token: superadmin } = await server.createSignedInAccount({ role: 'superadmin' })
      const { serialNumber = '', key = randomBytes(32) } = identity
      const boards = [{ serialNumber, key: key.toString('hex') }]
      await server.call('POST /admin/board-keys', { bearer: superadmin, body: { boards } })
    }

    async function read<Row extends object>(columns: string, table: string, order: string) {
      const query = `select ${columns} from ${table} where child_id = $1 order by ${order}`
      return (await server.database.pool.query<Row>(query, [child.id])).rows
    }
  }
}
