import type { startTestServer } from '@pipit/test-kit/start-test-server'
import { aBoard } from './board.ts'

export const unknownCode = { status: 404, code: 'unknown-board-code' }

/** Families of this server, and the boards that they claim. */
export function familiesWithBoards(server: ReturnType<typeof startTestServer>) {
  return { aFamily, aClaimedBoard, codeOf }

  async function aFamily() {
    const { accountId, token: bearer } = await server.createSignedInAccount()
    const params = { accountId }
    const { email } = await server.call('GET /accounts/:accountId', { params, bearer })
    return {
      accountId,
      email,
      claim: (code: string, given: { name?: string; childId?: string; replacesDeviceId?: string } = {}) =>
        server.call('POST /accounts/:accountId/devices/claim-board', { params, bearer, body: { code, ...given } }),
      check: (code: string) =>
        server.call('POST /accounts/:accountId/devices/check-board', { params, bearer, body: { code } }),
      changes: async () => {
        const { items } = await server.call('GET /accounts/:accountId/changes', { params, query: {}, bearer })
        return items.map(({ action }) => action)
      },
      async addChild() {
        const { text } = await server.call('GET /accounts/:accountId/consents', { params, bearer })
        await server.call('POST /accounts/:accountId/consents', { params, bearer, body: { version: text.version } })
        const body = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' } as const
        return server.call('POST /accounts/:accountId/children', { params, bearer, body })
      },
      devices: async () => (await server.call('GET /accounts/:accountId/devices', { params, bearer })).items,
      deactivate: (deviceId: string) =>
        server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', {
          params: { ...params, deviceId },
          bearer,
        }),
    }
  }

  async function aClaimedBoard(options: Parameters<typeof aBoard>[1] = {}) {
    const [family, board] = [await aFamily(), aBoard(server.url, options)]
    const device = await family.claim(await codeOf(board))
    return { family, board, device }
  }

  async function codeOf(board: ReturnType<typeof aBoard>) {
    return (await board.bootstrap()).activation?.code ?? 'none'
  }
}
