import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmbeddedSpeech } from '@pipit/voice/embedded/embedded-speech'
import { createRemoteSpeech } from '@pipit/voice/remote/remote-speech'
import { recordSpeech } from '@pipit/voice/testing/record-speech'
import { createEchoingDevice } from '@pipit/test-kit/echoing-device'
import { aFamilyInConversation } from '@pipit/test-kit/family-in-conversation'
import { freePort } from '@pipit/test-kit/free-port'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const token = 'a-shared-secret-of-the-voice'
const ports = [await freePort(), await freePort()] as const
const metricsPort = String(await freePort())
const urls = ports.map((port) => `ws://127.0.0.1:${port}`)
const server = startTestServer({
  ROLES: 'web,realtime',
  VOICE_URL: urls.join(', '),
  VOICE_TOKEN: token,
  METRICS_PORT: metricsPort,
})
const sockets = openSockets()
const speech = createEmbeddedSpeech({ workers: 1 })
const started: Awaited<ReturnType<typeof server.anotherProcess>>[] = []
let question = new Int16Array()
let answer = new Int16Array()

beforeAll(async () => {
  question = (await recordSpeech(speech, 'I have a little brown dog at home.')) as Int16Array<ArrayBuffer>
  answer = (await recordSpeech(speech, 'The birds are singing in the morning.')) as Int16Array<ArrayBuffer>
  await speech.close()
})
afterAll(() => Promise.all(started.map((each) => each.stop())))

async function startVoiceProcess(port: number) {
  const process = await server.anotherProcess({
    ROLES: 'voice',
    VOICE_PORT: String(port),
    VOICE_TOKEN: token,
    VOICE_WORKERS: '1',
  })
  started.push(process)
  return process
}

const readiness = async () => (await server.fetch('/readyz')).json() as Promise<object>
const processCount = async () => {
  const page = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return /^pipit_voice_processes (\d)$/m.exec(page)?.[1]
}

async function startTalking() {
  const { deviceId, deviceApiKey } = await aFamilyInConversation(server, sockets)
  const { access_token } = await server.call('POST /auth/sign-in/device', { body: { deviceId, deviceApiKey } })
  const socket = await sockets.device(server.url, access_token)
  const device = createEchoingDevice(socket, { echoDecibels: -Infinity, speed: 5 })
  expect(await device.start()).toBeNull()
  const textsOf = (name: 'child-text' | 'coach-text') => device.events(name).map(({ args }) => String(args.at(-1)))
  return { ...device, childTexts: () => textsOf('child-text'), coachTexts: () => textsOf('coach-text') }
}

/** How long it took until the condition was true. */
async function timeUntil(condition: () => boolean, timeout = 20_000) {
  const since = performance.now()
  await expect.poll(condition, { timeout, interval: 20 }).toBe(true)
  return performance.now() - since
}

test(
  'a child is heard by another process when its own is killed, and is told to wait when the last one is',
  { timeout: 60_000 },
  async () => {
    expect(await readiness()).toMatchObject({ failed: ['voice'], reason: 'No voice process can be reached.' })
    const first = await startVoiceProcess(ports[0])
    await expect.poll(readiness, { timeout: 5_000 }).toEqual({ status: 'ready' })
    const device = await startTalking()
    await timeUntil(() => device.events('end-of-coach-speech').length > 1)
    const second = await startVoiceProcess(ports[1])
    await expect.poll(processCount, { timeout: 5_000 }).toBe('2')
    await warmUp(urls[1])

    device.speak(question)
    await timeUntil(() => device.samplesLeft() < question.length / 2)
    await first.kill()
    await timeUntil(() => device.samplesLeft() === 0)
    const greetings = device.coachTexts().length
    expect(await timeUntil(() => device.childTexts().length > 0)).toBeLessThan(5_000)
    expect(device.childTexts()).toEqual([expect.stringMatching(/brown dog/)])
    expect(await timeUntil(() => device.coachTexts().length > greetings && device.isPlaying())).toBeLessThan(5_000)
    expect(await processCount()).toBe('1')
    // Not even the frame of speech that was on its way is lost.
    expect(device.events('error')).toEqual([])

    device.speak(answer)
    await timeUntil(() => device.samplesLeft() < answer.length / 3)
    await second.kill()
    const hasHeardWhy = () => device.coachTexts().includes('So many children are talking to me now.')
    expect(await timeUntil(() => hasHeardWhy() && device.isPlaying())).toBeLessThan(5_000)
    expect(await readiness()).toMatchObject({ failed: ['voice'] })
    expect(JSON.stringify(server.logLines)).not.toMatch(/dog|birds|shared-secret/)
  },
)

/** Its worker processes have loaded their models. */
async function warmUp(url = '') {
  const remote = createRemoteSpeech({ urls: [url], token, log: server.failureLog })
  await expect.poll(remote.processCount).toBe(1)
  const { signal } = new AbortController()
  await remote.hear(question, { language: 'en', signal, maxWaitMs: 20_000 })
  await remote.detector().detect(question.slice(16_000, 17_024))
  await remote.close()
}
