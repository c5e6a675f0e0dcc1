import type { startTestServer } from '@pipit/test-kit/start-test-server'
import { aBoard } from './board.ts'

/** A family that has claimed a board. */
export async function aFamilyWithBoard(server: ReturnType<typeof startTestServer>, name = 'Desk bird') {
  const { accountId, token: bearer } = await server.createSignedInAccount()
  const board = aBoard(server.url)
  const claim = async () =>
    server.call('POST /accounts/:accountId/devices/claim-board', {
      params: { accountId },
      bearer,
      body: { code: (await board.bootstrap()).activation?.code ?? '', name },
    })
  const device = await claim()
  return { accountId, bearer, board, claim, device, params: { accountId, deviceId: device.id } }
}
