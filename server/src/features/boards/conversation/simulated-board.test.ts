import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { joinSamples } from '@pipit/contract/audio/join-samples'
import { pcmToSamples } from '@pipit/contract/audio/pcm'
import { readWavHeader, writeWav } from '@pipit/contract/audio/wav'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { aFamily } from '@pipit/test-kit/family'
import { openSimulator } from '@pipit/test-kit/simulated-device'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aCameraPicture } from './testing/card-picture.ts'
import { isLoud, tonalVoice, tone } from './testing/tonal-voice.ts'

const voice = tonalVoice({ speechMilliseconds: 300 })
const server = startTestServer({}, { voice })
const simulate = openSimulator()

/** A family, and the command line of a simulated board that it does not have yet. */
async function aFamilyWithSimulator() {
  const { accountId, bearer, child } = await aFamily(server)
  const family = { params: { accountId }, bearer }
  const folder = await temporaryDataFolder('pipit-board-')
  onTestFinished(folder.remove)
  const state = join(folder.path, 'board.json')
  return {
    folder: folder.path,
    simulate: (options: Record<string, string | string[]>) =>
      simulate({ protocol: 'xiaozhi', server: server.url, state, ...options }),
    claim: (code: string) =>
      server.call('POST /accounts/:accountId/devices/claim-board', { ...family, body: { code, childId: child.id } }),
    useCamera: (deviceId: string) =>
      server.call('PATCH /accounts/:accountId/devices/:deviceId', {
        params: { accountId, deviceId },
        bearer,
        body: { usesCamera: true },
      }),
    readDevice: (deviceId: string) =>
      server.call('GET /accounts/:accountId/devices/:deviceId', { params: { accountId, deviceId }, bearer }),
    deactivate: (deviceId: string) =>
      server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', {
        params: { accountId, deviceId },
        bearer,
      }),
    async readTranscript() {
      const query = 'select who, text from transcript_entries where child_id = $1 order by at, number'
      return (await server.database.pool.query(query, [child.id])).rows as { who: string; text: string }[]
    },
  }
}

const codeOf = (printed: string) => /The code is ([\d ]+)\./.exec(printed)?.[1]?.replaceAll(' ', '')

test('a simulated board is claimed, talks with a recording and a text, and starts again as the same board', async () => {
  const { folder, simulate: board, claim, deactivate, readDevice, readTranscript } = await aFamilyWithSimulator()
  const files = {
    wav: join(folder, 'child.wav'),
    save: join(folder, 'coach.wav'),
    picture: join(folder, 'frog.jpg'),
  }
  await writeFile(files.wav, writeWav([tone(1, 660)], 16_000))
  await writeFile(files.picture, aCameraPicture())

  const first = board({
    ...files,
    text: 'What is the moon made of?',
    'frame-version': '3',
    'frame-duration': '20',
    model: 'esp-box-3',
    battery: '80',
  })
  await expect.poll(() => codeOf(first.printed.text)).toMatch(/^\d{6}$/)
  const device = await claim(codeOf(first.printed.text) ?? '')
  expect(device).toMatchObject({ hardwareModel: 'esp-box-3', firmware: '2.4.2' })
  expect(await first.exited).toBe(0)
  expect(first.printed.text).toMatch(/Ready\.\nConnected\.\n.*Coach: Hello there!\n.*Coach: You said: What is/s)
  expect(first.printed.text).toMatch(/Heard: I like frogs\n.*Coach: You said: I like frogs\.\n/s)
  expect(first.printed.text).toMatch(/Played \d\d packets, dropped 0\.\n$/)
  const saved = await readFile(files.save)
  const header = readWavHeader(saved)
  expect(header?.format?.rate).toBe(24_000)
  expect(isLoud(joinSamples([pcmToSamples(saved.subarray(header?.samplesAt))]))).toBe(true)
  await expect.poll(readTranscript).toEqual([
    { who: 'coach', text: 'Hello there!' },
    { who: 'child', text: 'What is the moon made of?' },
    { who: 'coach', text: 'You said: What is the moon made of?.' },
    { who: 'child', text: 'I like frogs' },
    { who: 'coach', text: 'You said: I like frogs.' },
  ])

  expect(await readDevice(device.id)).toMatchObject({ battery: 80, firmware: '2.4.2', usesCamera: false })
  expect(voice.seen.at(-1), 'nobody has allowed it').toBeNull()

  const second = board({})
  // It is the same board, and needs no code.
  await expect.poll(() => second.printed.text).toBe('Ready.\n')

  await deactivate(device.id)
  const third = board({})
  await expect.poll(() => codeOf(third.printed.text)).toMatch(/^\d{6}$/)
})

test('the camera of a simulated board cuts neither the greeting nor a reply, and loses no word of the child', async () => {
  const { folder, simulate: board, claim, useCamera } = await aFamilyWithSimulator()
  const files = { wav: join(folder, 'child.wav'), picture: join(folder, 'frog.jpg') }
  const picture = aCameraPicture()
  await writeFile(files.wav, writeWav([tone(1, 4000)], 16_000))
  await writeFile(files.picture, picture)
  const first = board({ ...files, text: 'Hello' })
  await expect.poll(() => codeOf(first.printed.text)).toMatch(/^\d{6}$/)
  const device = await claim(codeOf(first.printed.text) ?? '')
  expect(await first.exited).toBe(0)
  await useCamera(device.id)

  const seenBefore = voice.seen.length
  const second = board({ ...files, text: 'What is this?' })
  expect(await second.exited).toBe(0)
  const { text } = second.printed
  expect(text).toMatch(
    /Coach: Hello there!.*Heard: What is this\?.*Coach: You said: What is this\?\..*Heard: I like frogs/s,
  )
  expect(text).toMatch(/Played \d\d+ packets, dropped 0\.\n$/)
  expect(voice.seen.slice(seenBefore).map((seen) => seen?.length)).toEqual([undefined, picture.length, picture.length])
})
