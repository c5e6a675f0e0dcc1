import { constants, setPriority } from 'node:os'
import { joinSamples } from '@pipit/contract/audio/join-samples'
import { resample } from '../../audio/resample.ts'
import { serveWork } from '@pipit/concurrency/serve-work'
import { loadFlite, type Voice } from './flite.ts'
import { normalizeText } from './normalize-text.ts'

await serveWork<string, unknown>(async () => {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const flite = await loadFlite(process.argv[2] as Voice)

  async function speak(text: string) {
    const plain = normalizeText(text)
    if (!plain) return new Int16Array()
    const { speech, rate } = await flite(plain)
    return joinSamples(await Array.fromAsync(resample(toIterable(speech), rate)))
  }

  // The first run is slower.
  await speak('Hello!')
  return speak
})

async function* toIterable(speech: Int16Array) {
  yield speech
}
