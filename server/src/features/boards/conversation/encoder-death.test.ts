import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { boardFamilies } from './testing/board-family.ts'
import { openBoards } from './testing/test-board.ts'
import { isLoud, tonalVoice } from './testing/tonal-voice.ts'

const frameMs = 60
const speechMilliseconds = 3000
const died = 'the process that encodes speech for boards has died, and is started again'

const processes: ChildProcess[] = []
let diesAtStart = false
const record = (message: unknown) => {
  const started = (message as { process: ChildProcess }).process
  processes.push(started)
  if (diesAtStart) started.once('spawn', () => started.kill('SIGKILL'))
}
beforeAll(() => subscribe('child_process', record))
afterAll(() => unsubscribe('child_process', record))
afterEach(() => void (diesAtStart = false))

const server = startTestServer({}, { voice: tonalVoice({ speechMilliseconds }) })
const openBoard = openBoards()
const aFamilyWithBoard = boardFamilies(server, openBoard)

const logged = () => server.logLines.map(({ msg }) => msg)
const encoders = () => processes.filter(({ spawnargs }) => spawnargs.join(' ').includes('encode-speech-process'))

test('when the process that encodes is killed, boards play on without connecting again, and the log has one line', async () => {
  const { connect } = await aFamilyWithBoard()
  const board = await connect()
  await board.hello()
  board.listen('start')
  await expect.poll(() => board.packets.length).toBeGreaterThan(6)
  // Ctrl-C in a terminal reaches it, too, while the server says goodbye.
  encoders().at(-1)?.kill('SIGINT')
  await expect.poll(() => board.packets.length).toBeGreaterThan(20)
  let heardAt = Infinity
  board.socket.on('message', () => (heardAt = performance.now()))
  // So that it dies with work that it was given.
  encoders().at(-1)?.kill('SIGSTOP')
  await expect.poll(() => performance.now() - heardAt).toBeGreaterThan(5 * frameMs)
  encoders().at(-1)?.kill('SIGKILL')
  await board.waitFor({ type: 'tts', state: 'stop' })
  expect(board.packets).toHaveLength(speechMilliseconds / frameMs)
  for (const { samples } of board.packets) expect(isLoud(samples)).toBe(true)
  expect(logged()).toEqual([died])
  board.listen('start')
  board.say(1)
  await expect.poll(board.coachTexts).toContain('You said: I like frogs.')
  await expect.poll(() => board.all('tts').filter(({ state }) => state === 'stop')).toHaveLength(2)
  expect(board.packets).toHaveLength((2 * speechMilliseconds) / frameMs)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

test('a process that dies at each start is started every two seconds, until the board is told to try again', async () => {
  server.logLines.splice(0)
  const running = encoders().at(-1)
  const { connect } = await aFamilyWithBoard()
  const board = await connect()
  await board.hello()
  diesAtStart = true
  const ended = running && once(running, 'exit')
  running?.kill('SIGKILL')
  await ended
  const [startedBefore, since] = [encoders().length, performance.now()]
  board.listen('start')
  expect(await board.closed).toEqual({ code: 1013, reason: 'try-again' })
  expect(performance.now() - since).toBeGreaterThan(3900)
  expect(encoders().length - startedBefore).toBe(3)
  expect(logged()).toEqual([died, died, died, died, 'speech for a board could not be encoded'])

  diesAtStart = false
  const next = await connect()
  await next.hello()
  next.listen('start')
  await expect.poll(() => isLoud(next.heard())).toBe(true)
})

test('a server that stops while a new process starts leaves none behind', async () => {
  const { connect } = await aFamilyWithBoard()
  const other = await server.another()
  const board = await connect({ at: other.url })
  await board.hello()
  board.listen('start')
  await expect.poll(() => board.packets.length).toBeGreaterThan(0)
  const encoder = encoders().at(-1)
  const ended = encoder && once(encoder, 'exit')
  encoder?.kill('SIGKILL')
  await ended
  await other.close()
  expect(await board.closed).toMatchObject({ code: 1012 })
  const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null
  const startedSince = encoders().slice(encoders().indexOf(encoder as ChildProcess))
  await expect.poll(() => startedSince.filter(isRunning)).toEqual([])
})
