import { expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { buildName } from '../testing/board.ts'
import { administerFirmware } from '../../firmware/testing/firmware-administration.ts'
import { createFirmwareKey } from '../../firmware/testing/firmware-image.ts'
import { boardFamilies } from './testing/board-family.ts'
import { openBoards } from './testing/test-board.ts'
import { tonalVoice } from './testing/tonal-voice.ts'

const key = createFirmwareKey()
const server = startTestServer({ FIRMWARE_PUBLIC_KEYS: key.text }, { voice: tonalVoice() })
const administration = administerFirmware(server, key)
const aFamilyWithBoard = boardFamilies(server, openBoards())
const query = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
let version = 2

/** A board that has said hello, in front of an update that nobody has installed. */
async function aBoardWithUpdate() {
  const family = await aFamilyWithBoard()
  version += 1
  const image = await administration.upload(buildName, { protocol: 'xiaozhi', version: `${version}.0` })
  const rollout = await administration.start(image.id)
  // A model has one at a time.
  onTestFinished(async () => void (await administration.change(rollout.id, 'withdraw')))
  return {
    ...family,
    rollout,
    async wake() {
      const board = await family.connect()
      await board.hello()
      board.listen('start')
      await board.waitFor({ type: 'tts', state: 'stop' })
      return board
    },
    hourLater: () =>
      query(
        `update firmware_updates set restart_asked_at = restart_asked_at - interval '61 minutes',
                downloaded_at = downloaded_at - interval '61 minutes',
                attempted_at = attempted_at - interval '61 minutes' where device_id = $1`,
        family.device.id,
      ),
  }
}

type Board = Awaited<ReturnType<Awaited<ReturnType<typeof aBoardWithUpdate>>['wake']>>

/** Until the server has closed the connection. Returns how often the board was told to restart. */
async function sayGoodbye(board: Board) {
  expect(board.all('system'), 'nothing during the conversation').toEqual([])
  board.listen('detect', { text: 'Bye bye' })
  expect(await board.closed).toEqual({ code: 1000, reason: 'conversation-ended' })
  return board.all('system').length
}

test('a board is told to restart for an update when its conversation has ended, an hour apart and three times at most', async () => {
  const { wake, rollout, hourLater } = await aBoardWithUpdate()
  const first = await wake()
  expect(await sayGoodbye(first)).toBe(1)
  expect(first.messages.at(-1)).toMatchObject({ type: 'system', command: 'reboot' })
  expect((await administration.read(rollout.id)).counts).toMatchObject({ offered: 1, downloaded: 0 })
  // It could not download, so it comes back without the update.
  expect(await sayGoodbye(await wake())).toBe(0)
  await hourLater()
  expect(await sayGoodbye(await wake())).toBe(1)
  await hourLater()
  expect(await sayGoodbye(await wake())).toBe(1)
  await hourLater()
  expect(await sayGoodbye(await wake())).toBe(0)
})

test('a board that came back without the update is told again an hour after the download', async () => {
  const { wake, startWith, hourLater } = await aBoardWithUpdate()
  const { firmware } = await startWith('2.0.5')
  await (await fetch(firmware.url ?? '')).arrayBuffer()
  await expect.poll(async () => (await startWith('2.0.5')).firmware.url).toBeUndefined()
  expect(await sayGoodbye(await wake())).toBe(0)
  await hourLater()
  expect(await sayGoodbye(await wake())).toBe(1)
})

test('a board that has the update, or whose rollout is paused, is not told to restart', async () => {
  const { wake, startWith, rollout } = await aBoardWithUpdate()
  await administration.change(rollout.id, 'pause')
  expect(await sayGoodbye(await wake())).toBe(0)
  await administration.change(rollout.id, 'resume')
  const board = await wake()
  await startWith(`${version}.0`)
  expect(await sayGoodbye(board)).toBe(0)
})

test('a board whose child ends the conversation with the button cannot be told, and is after the next one', async () => {
  const { wake, readConversations } = await aBoardWithUpdate()
  for (let count = 1; count <= 4; count += 1) {
    ;(await wake()).hangUp()
    await expect.poll(async () => (await readConversations()).filter(({ endReason }) => endReason)).toHaveLength(count)
  }
  expect(await sayGoodbye(await wake())).toBe(1)
})

test('a conversation also ends if updates cannot be looked up', async () => {
  const { wake } = await aBoardWithUpdate()
  const board = await wake()
  await query('alter table firmware_updates rename to elsewhere')
  try {
    expect(await sayGoodbye(board)).toBe(0)
  } finally {
    await query('alter table elsewhere rename to firmware_updates')
  }
  expect(server.logLines.map(({ msg }) => msg)).toContain('updates of boards could not be looked up')
})
