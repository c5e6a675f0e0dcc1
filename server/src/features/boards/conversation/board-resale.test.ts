import { expect, test } from 'vitest'
import { aFamily } from '@pipit/test-kit/family'
import { afterAnotherChange, openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aBoard } from '../testing/board.ts'
import { boardFamilies } from './testing/board-family.ts'
import { openBoards } from './testing/test-board.ts'
import { tonalVoice } from './testing/tonal-voice.ts'

const server = startTestServer({}, { voice: tonalVoice() })
const sockets = openSockets()
const openBoard = openBoards()
const aFamilyWithBoard = boardFamilies(server, openBoard)

test('a board that was sold talks with the child of the next family, and the former one sees nothing of it', async () => {
  const former = await aFamilyWithBoard()
  const before = await former.connect()
  await before.hello()
  before.listen('detect', { text: 'I have a frog' })
  await expect.poll(former.readTranscript).toContainEqual({ who: 'child', text: 'I have a frog' })
  await former.deactivate()
  expect(await before.closed).toEqual({ code: 4001, reason: 'deactivated' })
  const page = await sockets.page(server.url, { token: former.bearer, accountId: former.accountId })
  await afterAnotherChange(server, former, page)
  page.received.splice(0)
  const said = await former.readTranscript()

  const { accountId, bearer, child } = await aFamily(server)
  const params = { accountId }
  const { clientId, device } = former
  const board = aBoard(server.url, { clientId, macAddress: device.macAddress ?? '' })
  const code = (await board.bootstrap()).activation?.code ?? ''
  const claimed = await server.call('POST /accounts/:accountId/devices/claim-board', {
    params,
    bearer,
    body: { code, childId: child.id },
  })
  const { websocket } = await board.bootstrap()
  const talking = await former.connect({ token: websocket?.token ?? '' })
  await talking.hello()
  talking.listen('detect', { text: 'he is green now' })
  await expect.poll(() => talking.coachTexts().join(' ')).toContain('he is green now.')
  expect(talking.coachTexts().join(' ')).not.toContain('frog')
  const transcripts = () =>
    server.call('GET /accounts/:accountId/children/:childId/transcripts', {
      params: { accountId, childId: child.id },
      bearer,
    })
  await expect.poll(async () => (await transcripts()).items.map(({ text }) => text)).toContain('he is green now')

  // With its MAC address as well, it would be the board itself, which is the next family's now.
  const withFormerToken = former.connect({ token: former.token, macAddress: '' })
  await expect(withFormerToken, 'with the token of the former family').rejects.toThrow('401')
  expect(await former.readTranscript()).toEqual(said)
  const list = await server.call('GET /accounts/:accountId/devices', {
    params: { accountId: former.accountId },
    bearer: former.bearer,
  })
  expect(list.items.map(({ id }) => id)).not.toContain(claimed.id)
  await expect(former.readDevice()).rejects.toMatchObject({ status: 404 })
  await afterAnotherChange(server, former, page)
  expect(page.received).not.toContain('devices')
})
