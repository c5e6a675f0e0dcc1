import { once } from 'node:events'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { boardFamilies } from './testing/board-family.ts'
import { openBoards } from './testing/test-board.ts'
import { tonalVoice } from './testing/tonal-voice.ts'

// After the server has closed, which has timers of the moved clock.
afterAll(() => void vi.useRealTimers())
/** Statements would time out by that clock. */
const server = startTestServer(
  { DATABASE_STATEMENT_TIMEOUT_MS: '600000', DATABASE_POOL_WAIT_MS: '600000' },
  { voice: tonalVoice({ speechMilliseconds: 1800 }) },
)
const openBoard = openBoards()
const aFamilyWithBoard = boardFamilies(server, openBoard)
const framesOfSentence = 1800 / 60

async function aBoard(mode: 'auto' | 'manual' | 'realtime') {
  const family = await aFamilyWithBoard()
  const board = await family.connect()
  await board.hello()
  return { ...family, board, wake: () => board.listen('start', { mode }) }
}

describe('on a board that cancels its echo, in the mode realtime', () => {
  test('a child interrupts the coach by speaking, and is answered', async () => {
    const { board, wake, readTranscript } = await aBoard('realtime')
    wake()
    await expect.poll(() => board.packets.length).toBeGreaterThan(0)
    board.say(1)
    await board.waitFor({ type: 'tts', state: 'stop' })
    expect(board.packets.length, 'the rest of the greeting is not sent').toBeLessThan(framesOfSentence)
    await board.waitFor({ type: 'stt', text: 'I like frogs' })
    await expect.poll(board.coachTexts).toEqual(['Hello there!', 'You said: I like frogs.'])
    await expect.poll(readTranscript).toContainEqual({ who: 'child', text: 'I like frogs' })
    expect(await readTranscript(), 'it was not played').not.toContainEqual({ who: 'coach', text: 'Hello there!' })
  })

  test('a child is quiet while the coach speaks, and the coach says all of it', async () => {
    const { board, wake, readTranscript } = await aBoard('realtime')
    wake()
    await expect.poll(() => board.packets.length).toBeGreaterThan(0)
    board.speak(0, 900)
    await board.waitFor({ type: 'tts', state: 'stop' })
    expect(board.packets).toHaveLength(framesOfSentence)
    board.say(1)
    await board.waitFor({ type: 'stt', text: 'I like frogs' })
    expect((await readTranscript())[0]).toEqual({ who: 'coach', text: 'Hello there!' })
  })
})

describe('silence', () => {
  test('ends what a child says that never releases the button', async () => {
    const { board, wake } = await aBoard('manual')
    wake()
    await board.waitFor({ type: 'tts', state: 'stop' })
    board.listen('start', { mode: 'manual' })
    board.say(1)
    await board.waitFor({ type: 'stt', text: 'I like frogs' })
    await expect.poll(board.coachTexts).toContain('You said: I like frogs.')
  })

  test('without end is asked about and then ends the conversation, in each mode', async () => {
    const boards = await Promise.all((['manual', 'auto', 'realtime'] as const).map(aBoard))
    const now = performance.now()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true })
    // Otherwise it would go back to 0.
    vi.advanceTimersByTime(now)
    for (const { wake } of boards) wake()
    await Promise.all(boards.map(({ board }) => sendSilence(board)))
    for (const { board, readConversations } of boards) {
      expect(await board.closed).toEqual({ code: 1000, reason: 'conversation-ended' })
      expect(board.coachTexts().join(' ')).toBe(
        'Hello there! I am still here. Take all the time you need. Are you still there? You can tell me anything. ' +
          'I think you are busy with something else now. Talk to me whenever you like. Bye for now!',
      )
      expect(board.all('stt')).toEqual([])
      await expect.poll(readConversations).toEqual([{ endReason: 'silence' }])
    }
  })

  /** Until the server closes the connection, in a time that passes faster. */
  async function sendSilence({ socket, speak, closed }: Awaited<ReturnType<typeof aBoard>>['board']) {
    while (socket.readyState === socket.OPEN) {
      speak(0, 480)
      vi.advanceTimersByTime(160)
      socket.ping()
      await Promise.race([once(socket, 'pong'), closed])
    }
  }
})
