import { randomBytes } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { boardFamilies } from '../../features/boards/conversation/testing/board-family.ts'
import { openBoards } from '../../features/boards/conversation/testing/test-board.ts'
import { aBoard } from '../../features/boards/testing/board.ts'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { testVoice } from '@pipit/test-kit/voice'
import { runRotation } from './run-rotation.ts'

const [former, current] = [Buffer.from(inject('secretKey'), 'base64'), randomBytes(32)]
const server = startTestServer({ SECRET_KEY_NEXT: current.toString('base64') }, { voice: testVoice() })
const openBoard = openBoards()
const aFamilyWithBoard = boardFamilies(server, openBoard)

async function another(keys: Parameters<typeof server.another>[0]) {
  const started = await server.another({ secretKey: current, nextSecretKey: null, ...keys })
  onTestFinished(started.close)
  return started
}

type Connect = Awaited<ReturnType<typeof aFamilyWithBoard>>['connect']

async function expectGreeting(connect: Connect, options: Parameters<Connect>[0]) {
  const board = await connect(options)
  await board.hello()
  board.listen('start')
  await expect.poll(board.coachTexts).not.toEqual([])
  board.socket.close(1000)
}

test('while the secret key is replaced, boards keep their tokens and codes; afterwards nobody has to claim them again', async () => {
  const { connect, token, clientId, device, accountId, bearer } = await aFamilyWithBoard()
  const newBoard = aBoard(server.url)
  const code = (await newBoard.bootstrap()).activation?.code ?? ''

  const during = await another({ previousSecretKeys: [former] })
  await expectGreeting(connect, { token, at: during.url })
  const claim = await fetch(`${during.url}/v1/accounts/${accountId}/devices/claim-board`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  })
  expect(claim.status, 'a code that the former process has made').toBe(201)

  await runRotation([], {
    DATABASE_URL: server.config.databaseUrl ?? '',
    DATA_DIR: server.config.dataFolder,
    SECRET_KEY: current.toString('base64'),
    SECRET_KEY_PREVIOUS: former.toString('base64'),
  })
  const afterwards = await another({ previousSecretKeys: [], auditPreviousSecretKeys: [former] })
  // Its Client-Id together with its MAC address still opens what the former token does not.
  await expect(connect({ token, macAddress: '', at: afterwards.url })).rejects.toThrow('401')
  await expectGreeting(connect, { token, at: afterwards.url })
  const restarted = aBoard(afterwards.url, { clientId, macAddress: device.macAddress ?? '' })
  const { websocket, activation } = await restarted.bootstrap()
  expect(activation, 'nobody has to claim it again').toBeUndefined()
  await expectGreeting(connect, { token: websocket?.token ?? '', at: afterwards.url })
})
