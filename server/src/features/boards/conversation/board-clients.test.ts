import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { aFamily } from '@pipit/test-kit/family'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aBoard } from '../testing/board.ts'
import { openBoards } from './testing/test-board.ts'
import { tonalVoice } from './testing/tonal-voice.ts'

const server = startTestServer({}, { voice: tonalVoice() })
const openBoard = openBoards()

/** What programs do that are no boards, and what a family types. */
async function aClient() {
  const { accountId, bearer, child } = await aFamily(server)
  const board = aBoard(server.url)
  return {
    board,
    claim: (code = '') =>
      server.call('POST /accounts/:accountId/devices/claim-board', {
        params: { accountId },
        bearer,
        body: { code, childId: child.id },
      }),
  }
}

async function wake(board: Awaited<ReturnType<typeof openBoard>>) {
  await board.hello()
  board.listen('start')
  return board
}

test('a client that asks for its connection only once is refused until a family has claimed it, then talks', async () => {
  const { board, claim } = await aClient()
  const { websocket, activation } = await board.bootstrap()
  const { url = '', token = '' } = websocket ?? {}
  const headers = {
    authorization: `Bearer ${token}`,
    'protocol-version': '1',
    'device-id': board.macAddress,
    'client-id': board.clientId,
  }
  const [, refused] = (await once(new WebSocket(url, { headers }), 'unexpected-response')) as [never, IncomingMessage]
  expect(refused.statusCode).toBe(401)
  expect(await json(refused)).toEqual({
    error: {
      code: 'board-without-family',
      message: expect.stringContaining('type the code in Pipit on “Add a device”'),
      details: [],
    },
  })
  await claim(activation?.code)
  const { coachTexts } = await wake(await openBoard({ url, headers }))
  await expect.poll(coachTexts).toEqual(['Hello there!'])
})

test.each([
  'Authorization Client-Id Device-Id Protocol-Version',
  'authorization client-id device-id protocol-version',
  'AUTHORIZATION CLIENT-ID DEVICE-ID PROTOCOL-VERSION',
  'authoRization client-ID deviCe-Id protocol-VERSION',
])('a client in a browser names itself in the query by %s', async (written) => {
  const { board, claim } = await aClient()
  await claim((await board.bootstrap()).activation?.code)
  const { url = '', token = '' } = (await board.bootstrap()).websocket ?? {}
  const values = [`Bearer ${token}`, board.clientId, board.macAddress, '3']
  const query = new URLSearchParams(written.split(' ').map((name, index) => [name, values[index] ?? '']))
  const { coachTexts } = await wake(await openBoard({ url: `${url}?${query.toString()}`, headers: {}, version: 3 }))
  await expect.poll(coachTexts).toEqual(['Hello there!'])
})
