import { randomBytes, randomUUID } from 'node:crypto'
import { textsIn } from '@pipit/conversation/texts/catalogues'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { boardFamilies } from './testing/board-family.ts'
import { aCameraPicture } from './testing/card-picture.ts'
import { sendPicture } from './testing/send-picture.ts'
import { openBoards } from './testing/test-board.ts'
import { isLoud, tonalVoice } from './testing/tonal-voice.ts'

const server = startTestServer({}, { voice: tonalVoice() })
const aFamilyWithBoard = boardFamilies(server, openBoards())
const aFamilyWithProvenBoard = () => aFamilyWithBoard({ serialNumber: `SN-${randomUUID()}`, key: randomBytes(32) })

type Family = Awaited<ReturnType<typeof aFamilyWithBoard>>
type Connecting = Parameters<Family['connect']>[0]
const anotherMacAddress = '02:00:00:00:00:01'

/** A conversation that the companion ends. */
async function talk({ connect }: Family, connecting: Connecting) {
  const board = await connect(connecting)
  await board.hello()
  board.listen('start')
  await board.waitFor({ type: 'tts', state: 'stop' })
  board.say(4)
  expect(await board.closed).toMatchObject({ code: 1000 })
  return board
}

function lifetimeOf(token: string) {
  const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    number
  >
  return (exp ?? NaN) - (iat ?? NaN)
}

describe('a board without a key', () => {
  test('gets a token for a quarter of an hour', async () => {
    const { token } = await aFamilyWithBoard()
    expect(lifetimeOf(token)).toBe(15 * 60)
  })

  test('is known by its Client-Id when its token has expired: a child talks, and nothing has to restart', async () => {
    const family = await aFamilyWithBoard()
    const board = await talk(family, { startedHoursAgo: 50 })
    expect(board.coachTexts()).toContain('Hello there!')
    expect(board.all('system')).toEqual([])
    expect(await family.readConversations()).toHaveLength(1)
  })

  test.each<[string, (family: Family) => Promise<Connecting>]>([
    ['another Client-Id', async () => ({ clientId: randomUUID() })],
    ['another Client-Id and no token', async () => ({ clientId: randomUUID(), token: '' })],
    ['no token and another MAC address', async () => ({ token: '', macAddress: anotherMacAddress })],
    ['no token and no MAC address', async () => ({ token: '', macAddress: '' })],
    ['a wrong token and no MAC address', async () => ({ token: 'eyJ.eyJ.x', macAddress: '' })],
    ['an expired token and no MAC address', async () => ({ startedHoursAgo: 1, macAddress: '' })],
    ['the token of another board', async () => ({ token: (await aFamilyWithBoard()).token, macAddress: '' })],
  ])('is refused with %s', async (_, connecting) => {
    const family = await aFamilyWithBoard()
    await expect(family.connect(await connecting(family))).rejects.toThrow('401')
  })

  test('is refused while the account of its family is disabled', async () => {
    const { connect, accountId } = await aFamilyWithBoard()
    await server.database.pool.query('update accounts set disabled = true where id = $1', [accountId])
    await expect(connect({ token: '' })).rejects.toThrow('401')
  })

  test('sends pictures after its token has expired, and no one else does', async () => {
    const { connect, clientId, macAddress, startAgo, device } = await aFamilyWithBoard()
    await (await connect()).hello()
    await server.database.pool.query('update devices set uses_camera = true where id = $1', [device.id])
    const { token } = await startAgo(1)
    const send = async (by: { clientId: string; macAddress: string }) => {
      const vision = { url: `${server.url}/xiaozhi/vision`, token }
      return (await sendPicture(vision, by.clientId, aCameraPicture(), by)).status
    }
    expect(await send({ clientId, macAddress })).toBe(200)
    expect(await send({ clientId, macAddress: anotherMacAddress })).toBe(401)
    expect(await send({ clientId: randomUUID(), macAddress })).toBe(401)
  })
})

describe('a board with a key that an operator has imported', () => {
  test('gets a token for a day, because only a start can prove that it has the key', async () => {
    const { token } = await aFamilyWithProvenBoard()
    expect(lifetimeOf(token)).toBe(24 * 60 * 60)
  })

  test('restarts after a conversation if its token expires soon, when nobody talks', async () => {
    const family = await aFamilyWithProvenBoard()
    const fresh = await talk(family, { startedHoursAgo: 1 })
    expect(fresh.all('system')).toEqual([])
    const old = await talk(family, { startedHoursAgo: 20 })
    expect(old.messages.at(-1)).toMatchObject({ type: 'system', command: 'reboot' })
  })

  test.each<[string, Connecting]>([
    ['its token has expired', { startedHoursAgo: 25 }],
    ['it has no token', { token: '' }],
    ['its token is wrong', { token: 'eyJ.eyJ.x' }],
  ])('must start again before it talks if %s, and the child hears that it should wait', async (_, connecting) => {
    const family = await aFamilyWithProvenBoard()
    const board = await family.connect(connecting)
    await board.hello({ features: { mcp: true } })
    board.listen('detect', { text: 'Hi, ESP' })
    board.listen('start')
    const { restarting } = textsIn('en').refusals
    expect(await board.waitFor({ type: 'alert' })).toMatchObject({ message: restarting, emotion: 'sleepy' })
    expect(await board.closed).toEqual({ code: 1000, reason: 'conversation-ended' })
    expect(board.coachTexts()).toEqual([restarting])
    expect(isLoud(board.heard())).toBe(true)
    expect(board.messages.at(-1)).toMatchObject({ type: 'system', command: 'reboot' })
    expect(board.all('mcp'), 'nor may it offer its tools').toEqual([])
    expect(await family.readConversations()).toEqual([])
  })

  test('keeps its connection while somebody who only has its Client-Id connects', async () => {
    const { connect, readDevice } = await aFamilyWithProvenBoard()
    const board = await connect()
    await board.hello()
    board.listen('start')
    await board.waitFor({ type: 'tts', state: 'stop' })
    const copy = await connect({ token: '' })
    await copy.hello()
    copy.listen('start')
    await copy.closed
    board.listen('start')
    board.say(1)
    await board.waitFor({ type: 'stt', text: 'I like frogs' })
    expect(await readDevice()).toMatchObject({ online: true })
  })

  test('talks with a token that it got before its key was imported, and must start again afterwards', async () => {
    const family = await aFamilyWithBoard({ serialNumber: `SN-${randomUUID()}` })
    await family.importKey()
    const board = await talk(family, { token: family.token })
    expect(board.coachTexts()).toContain('Hello there!')
    const later = await family.connect({ token: '' })
    await later.hello()
    later.listen('start')
    await later.waitFor({ type: 'system', command: 'reboot' })
  })

  test('can send no pictures without a valid token', async () => {
    const { clientId, macAddress, device } = await aFamilyWithProvenBoard()
    await server.database.pool.query('update devices set uses_camera = true where id = $1', [device.id])
    const vision = { url: `${server.url}/xiaozhi/vision`, token: '' }
    expect((await sendPicture(vision, clientId, aCameraPicture(), { macAddress })).status).toBe(401)
  })
})
