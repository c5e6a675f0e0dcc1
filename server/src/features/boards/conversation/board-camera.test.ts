import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { labelUrl } from '../../labels/qr-codes/label.ts'
import { aPictureOfScans } from '../../chat/device/testing/many-scans.ts'
import { answerTools } from './testing/answer-tools.ts'
import { boardFamilies } from './testing/board-family.ts'
import { aCameraPicture } from './testing/card-picture.ts'
import { sendPicture } from './testing/send-picture.ts'
import { openBoards } from './testing/test-board.ts'
import { tonalVoice } from './testing/tonal-voice.ts'

const spokenMs = 600
const voice = tonalVoice({ speechMilliseconds: spokenMs })
const server = startTestServer({}, { voice })
const aFamilyWithBoard = boardFamilies(server, openBoards())

/** A board that takes no picture is given up on after 15 seconds. */
const slowly = { timeout: 20_000 }
const beginActivity = 'begin its activity now'
const cardPicture = (cardId: string) => aCameraPicture(`${labelUrl('https://other.example', 'cards', cardId)}CODE`)
const picturesUnderway = async () => (await server.database.pool.query('select from board_pictures')).rowCount

const part = (name: string) => `--border\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\n`

type Family = Awaited<ReturnType<typeof aFamilyWithBoard>>

/** A board whose camera sees `view.picture`, and answers when `view.ready` has resolved. */
async function aBoardWithCamera(family?: Family) {
  family ??= await aFamilyWithBoard()
  const { clientId } = family
  const board = await family.connect()
  const view = { picture: aCameraPicture(), ready: Promise.resolve() }
  const told = answerTools(board, {
    async 'self.camera.take_photo'({ question }) {
      await view.ready
      const sent = await sendPicture(told.capabilities?.vision, clientId, view.picture, {
        question: String(question),
      })
      return sent.ok ? sent.json() : undefined
    },
  })
  await board.hello({ features: { mcp: true } })
  return {
    ...family,
    board,
    view,
    told,
    /** The board listens again when it has played the greeting. */
    async greet() {
      board.listen('start')
      await board.waitFor({ type: 'tts', state: 'stop' })
      board.listen('start')
    },
    type: (text: string) => board.listen('detect', { text }),
    /** Resolves when the reply was heard. */
    async ask(text: string) {
      const heard = board.all('tts').filter(({ state }) => state === 'stop').length
      board.listen('detect', { text })
      await expect.poll(board.coachTexts).toContain(`You said: ${text}.`)
      await expect.poll(() => board.all('tts').filter(({ state }) => state === 'stop').length).toBe(heard + 1)
    },
  }
}

async function aBoardThatSees() {
  const seeing = await aBoardWithCamera()
  await seeing.useCamera()
  return seeing
}

describe('until the family allows it', () => {
  test('the camera of a board is not used, and its pictures are refused', async () => {
    const { board, told, type, greet, clientId, token, readDevice } = await aBoardWithCamera()
    await expect.poll(readDevice).toMatchObject({ usesCamera: false })
    await greet()
    type('what is this thing')
    await expect.poll(board.coachTexts).toContain('You said: what is this thing.')
    expect(told.calls).toEqual([])
    const refused = await sendPicture({ url: `${server.url}/xiaozhi/vision`, token }, clientId, aCameraPicture())
    expect(refused.status).toBe(403)
    expect(await picturesUnderway()).toBe(0)
  })

  test('a family that changes its mind during a conversation is obeyed at once', async () => {
    const { told, ask, greet, useCamera } = await aBoardThatSees()
    await greet()
    await ask('what is this thing')
    expect(told.answers).toBe(1)
    await useCamera(false)
    await ask('what is that')
    expect(told.answers).toBe(1)
  })
})

describe('the choice', () => {
  test('is that of the family: recorded, not for viewers, and forgotten when the board is passed on', async () => {
    const { accountId, device, useCamera, readDevice, deactivate } = await aBoardWithCamera()
    const viewer = await server.createSignedInAccount()
    await server.database.pool.query(
      `insert into guardians (account_id, guardian_id, role) values ($1, $2, 'viewer')`,
      [accountId, viewer.accountId],
    )
    await expect(useCamera(true, viewer.token)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await readDevice()).toMatchObject({ usesCamera: false })
    expect(await useCamera()).toMatchObject({ usesCamera: true })
    const { rows } = await server.database.pool.query(
      `select action, resource_id as "resourceId" from family_changes where account_id = $1 and resource = 'device'`,
      [accountId],
    )
    expect(rows).toContainEqual({ action: 'device.changed', resourceId: device.id })
    const choice = async () =>
      (await server.database.pool.query('select uses_camera from devices where id = $1', [device.id])).rows
    expect(await choice()).toEqual([{ uses_camera: true }])
    await deactivate()
    expect(await choice()).toEqual([{ uses_camera: null }])
  })

  test('is not there for a board that offers no camera', async () => {
    const { connect, device, accountId, bearer, readDevice } = await aFamilyWithBoard()
    const board = await connect()
    const told = answerTools(board, { 'self.get_device_status': () => ({ battery: { level: 42 } }) })
    await board.hello({ features: { mcp: true } })
    await expect.poll(readDevice).toMatchObject({ battery: 42, usesCamera: null })
    expect(told.answers).toBe(1)
    const params = { accountId, deviceId: device.id }
    const change = server.call('PATCH /accounts/:accountId/devices/:deviceId', {
      params,
      bearer,
      body: { usesCamera: true },
    })
    await expect(change).rejects.toMatchObject({ code: 'invalid-request', details: [{ field: 'usesCamera' }] })
  })
})

describe('in a pause', () => {
  test('a board looks after the greeting, and not before it was played to its end', async () => {
    const { board, told, view } = await aBoardThatSees()
    const order: string[] = []
    board.socket.on('message', (data: Buffer, isBinary) => {
      if (!isBinary) order.push(/"tools\/call"/.test(data.toString()) ? 'look' : String(data))
    })
    board.listen('start')
    await board.waitFor({ type: 'tts', state: 'stop' })
    // The firmware is still playing.
    expect(told.calls).toEqual([])
    board.listen('start')
    await expect.poll(() => told.answers).toBe(1)
    const stopped = order.findIndex((message) => message.includes('"state":"stop"'))
    expect(order.indexOf('look')).toBeGreaterThan(stopped)
    board.say(2)
    await expect.poll(() => voice.seen.at(-1)?.length).toBe(view.picture.length)
  })

  test('a card starts its activity', async () => {
    const { view, cardId, greet } = await aBoardThatSees()
    view.picture = cardPicture(cardId)
    await greet()
    await expect.poll(() => voice.guidance.at(-1)).toContain(beginActivity)
    expect(voice.guidance.at(-1)).toContain('Story with choices')
  })

  test('a child that speaks while the board takes a picture gets its reply when the board can play it', async () => {
    const { board, told, view, readTranscript } = await aBoardThatSees()
    const taken = Promise.withResolvers<void>()
    view.ready = taken.promise
    board.listen('start')
    await board.waitFor({ type: 'tts', state: 'stop' })
    board.listen('start')
    await expect.poll(() => told.calls).toHaveLength(1)
    const seenBefore = voice.seen.length
    board.say(1)
    await expect.poll(readTranscript).toContainEqual({ who: 'child', text: 'I like frogs' })
    expect(voice.seen).toHaveLength(seenBefore)
    taken.resolve()
    await expect.poll(board.coachTexts).toContain('You said: I like frogs.')
    expect(voice.seen.slice(seenBefore).map((picture) => picture?.length)).toEqual([view.picture.length])
  })
})

/** Much longer than a pause. */
const longMs = 2500

test('a board that may look does not while the coach or the child speaks, however long it takes', async () => {
  const family = await aBoardThatSees()
  family.board.hangUp()
  // From its start on, it waits for nothing but a pause.
  const { board, told, type } = await aBoardWithCamera(family)
  const stops = () => board.all('tts').filter(({ state }) => state === 'stop')
  board.listen('start')
  await expect.poll(stops).toHaveLength(1)
  await delay(longMs)
  expect(told.calls, 'while the firmware still plays the greeting').toEqual([])

  board.listen('start')
  for (let milliseconds = 0; milliseconds < longMs; milliseconds += 120) {
    board.speak(1, 120)
    await delay(120)
  }
  expect(told.calls, 'while the child speaks').toEqual([])
  board.speak(0, 480)
  await expect.poll(stops).toHaveLength(2)

  board.listen('start')
  const packetsBefore = board.packets.length
  type('I saw a frog. It was green. It sat in the pond. Then it jumped. It was gone.')
  await expect.poll(stops, slowly).toHaveLength(3)
  expect((board.packets.length - packetsBefore) * 60).toBeGreaterThan(longMs)
  expect(told.calls, 'while the coach speaks').toEqual([])

  board.listen('start')
  // In the pause after it.
  await expect.poll(() => told.answers).toBe(1)
}, 30_000)

test('a board that was about to look does not when the child has spoken meanwhile', async () => {
  const family = await aBoardThatSees()
  family.board.hangUp()
  const { board, told, greet, readTranscript } = await aBoardWithCamera(family)
  const { pool } = server.database
  // Before it looks, it reads whether the family has cards, and what else may have changed.
  const lock = await pool.connect()
  onTestFinished(() => lock.release(true))
  await lock.query('begin; lock table cards in access exclusive mode')
  await greet()
  const waiting = `select from pg_locks where relation = 'cards'::regclass and not granted`
  await expect.poll(async () => (await pool.query(waiting)).rowCount, slowly).toBe(1)
  board.say(1)
  await expect.poll(readTranscript).toContainEqual({ who: 'child', text: 'I like frogs' })
  await lock.query('commit')
  await expect.poll(board.coachTexts).toContain('You said: I like frogs.')
  expect(told.calls).toEqual([])
})

describe('a child that asks', () => {
  test('gets an answer about what the board sees now, which is spoken when the board can listen again', async () => {
    const { board, told, view, greet, type } = await aBoardThatSees()
    const taken = Promise.withResolvers<void>()
    await greet()
    view.ready = taken.promise
    view.picture = aCameraPicture('a drawing')
    const seenBefore = voice.seen.length
    const startedBefore = board.all('tts').length
    type('what is this thing')
    await expect.poll(() => told.calls).toHaveLength(1)
    await board.waitFor({ type: 'stt', text: 'what is this thing' })
    board.send({ type: 'ping' })
    await board.waitFor({ type: 'pong' })
    expect(voice.seen).toHaveLength(seenBefore)
    taken.resolve()
    await expect.poll(board.coachTexts).toContain('You said: what is this thing.')
    expect(voice.seen.slice(seenBefore).map((picture) => picture?.length)).toEqual([view.picture.length])
    expect(board.all('tts').slice(startedBefore)[0]).toMatchObject({ state: 'start' })
  })

  test.each([
    ['is late', 9000],
    ['never comes', null],
  ])(
    'hears a whole reply if the picture %s',
    async (_, afterMs) => {
      const { board, view, greet, type } = await aBoardThatSees()
      await greet()
      const seenBefore = voice.seen.length
      const [spokenBefore, packetsBefore] = [board.all('tts').length, board.packets.length]
      view.ready = afterMs === null ? new Promise(() => undefined) : delay(afterMs)
      type('what is this thing')
      const spoken = () => board.all('tts').slice(spokenBefore)
      await expect.poll(() => spoken().at(-1), slowly).toMatchObject({ state: 'stop' })
      // Neither that the coach is thinking, which it says after two seconds, nor that it has no answer.
      expect(spoken().map(({ state, text }) => text ?? state)).toEqual([
        'start',
        'You said: what is this thing.',
        'stop',
      ])
      expect(board.packets.length - packetsBefore, 'packets of 60 ms').toBe(Math.ceil(spokenMs / 60))
      expect(voice.seen.slice(seenBefore).map((picture) => picture?.length)).toEqual([
        afterMs === null ? undefined : view.picture.length,
      ])
    },
    30_000,
  )

  test('starts the activity of the card that it shows instead of a reply', async () => {
    const { view, cardId, greet, ask } = await aBoardThatSees()
    await greet()
    view.picture = cardPicture(cardId)
    const before = voice.guidance.length
    await ask('look at my card')
    expect(voice.guidance.slice(before)).toEqual([expect.stringContaining(beginActivity)])
  })
})

describe('a card that stays in view', () => {
  async function aShownCard() {
    const seeing = await aBoardThatSees()
    await seeing.greet()
    seeing.view.picture = cardPicture(seeing.cardId)
    await seeing.ask('look at my card')
    const before = voice.guidance.length
    return { ...seeing, guidance: () => voice.guidance.slice(before) }
  }

  test('does not start its activity again, and interrupts no answer', async () => {
    const { told, ask, guidance, view } = await aShownCard()
    await ask('what is this')
    expect(told.answers).toBe(2)
    expect(guidance()).toEqual([expect.not.stringContaining(beginActivity)])
    expect(voice.seen.at(-1), 'the coach sees what else there is').toHaveLength(view.picture.length)
  })

  test('starts it again when it was away in between', async () => {
    const { view, cardId, ask, guidance } = await aShownCard()
    view.picture = aCameraPicture()
    await ask('what is this')
    view.picture = cardPicture(cardId)
    await ask('look at that')
    expect(guidance()).toEqual([expect.not.stringContaining(beginActivity), expect.stringContaining(beginActivity)])
  })
})

describe('pictures', () => {
  test('that nobody fetches are deleted', async () => {
    const { clientId, token } = await aBoardThatSees()
    await sendPicture({ url: `${server.url}/xiaozhi/vision`, token }, clientId, aCameraPicture())
    await server.database.pool.query(`update board_pictures set created_at = now() - interval '61 seconds'`)
    await server.database.pool.query(`select graphile_worker.add_job('sweep-devices')`)
    await expect.poll(picturesUnderway).toBe(0)
  })

  test('are taken from nobody else, and nothing but pictures is', async () => {
    const { clientId, token } = await aBoardThatSees()
    const url = `${server.url}/xiaozhi/vision`
    const picture = aCameraPicture()
    const statusOf = async (response: Promise<Response>) => (await response).status
    expect(await statusOf(sendPicture({ url, token }, clientId, picture))).toBe(200)
    expect(await statusOf(sendPicture({ url, token }, clientId, picture, { field: 'image' }))).toBe(200)
    expect(await statusOf(sendPicture({ url, token }, '0'.repeat(36), picture))).toBe(401)
    expect(await statusOf(sendPicture({ url, token: 'none' }, clientId, picture))).toBe(401)
    expect(await statusOf(sendPicture({ url, token }, clientId, new Uint8Array(500)))).toBe(400)
    expect(await statusOf(sendPicture({ url, token }, clientId, picture, { field: 'audio' }))).toBe(400)
    expect(await statusOf(sendPicture({ url, token }, clientId, aPictureOfScans(30)))).toBe(200)
    expect(await statusOf(sendPicture({ url, token }, clientId, aPictureOfScans(31)))).toBe(400)
    expect(await statusOf(sendPicture({ url, token }, clientId, aPictureOfScans(100_000)))).toBe(400)
    expect(await statusOf(sendPicture({ url, token }, clientId, new Uint8Array(3_000_000)))).toBe(413)
    expect(await statusOf(sendPicture({ url, token: 'none' }, clientId, new Uint8Array(3_000_000)))).toBe(401)
  })

  test('of one board are refused beyond 60 a minute', async () => {
    const { clientId, token } = await aBoardThatSees()
    const send = async () =>
      (await sendPicture({ url: `${server.url}/xiaozhi/vision`, token }, clientId, new Uint8Array(10))).status
    const statuses: number[] = []
    for (let sent = 0; sent < 61; sent += 1) statuses.push(await send())
    expect([statuses[0], ...statuses.slice(-2)]).toEqual([400, 400, 429])
  })

  test('come in a form of a few parts with short headers, whatever else is in it', async () => {
    const { clientId, token } = await aBoardThatSees()
    const end = Buffer.concat([Buffer.from(part('file')), aCameraPicture(), Buffer.from('\r\n--border--\r\n')])
    const statusOf = async (start: string, type = 'multipart/form-data; boundary=border') => {
      const headers = { authorization: `Bearer ${token}`, 'client-id': clientId, 'content-type': type }
      const body = Buffer.concat([Buffer.from(start), end])
      return (await fetch(`${server.url}/xiaozhi/vision`, { method: 'POST', headers, body })).status
    }
    expect(await statusOf(`${part('a')}\r\n`.repeat(4))).toBe(200)
    expect(await statusOf(`${part('a')}\r\n`.repeat(5))).toBe(400)
    expect(await statusOf(`${part('a')}\r\n`.repeat(30_000))).toBe(400)
    expect(await statusOf(`--border\r\n${'a:b\r\n'.repeat(400_000)}${part('a').slice(10)}\r\n`)).toBe(400)
    expect(await statusOf(`${part('a'.repeat(2000))}\r\n`)).toBe(400)
    expect(await statusOf('', 'multipart/form-data')).toBe(400)
    expect(await statusOf('', 'multipart/form-data; boundary=a; boundary=border')).toBe(400)
  })
})
