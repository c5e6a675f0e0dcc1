import { constants, setPriority } from 'node:os'
import { loadFlite } from '../tts/flite.ts'
import { serveWork } from '@pipit/concurrency/serve-work'
import { loadMoonshine, type MoonshineSize } from './moonshine.ts'

const sampleText = 'Once upon a time, a little dragon lived in a big green forest.'
const rounds = 3

await serveWork<MoonshineSize, unknown>(async () => {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const flite = await loadFlite('rms')
  const { speech } = await flite(sampleText)
  return async (size) => {
    const moonshine = await loadMoonshine(size)
    // The first run is slower.
    await moonshine(speech, () => false)
    const milliseconds: number[] = []
    for (let round = 0; round < rounds; round++) {
      const startedAt = performance.now()
      await moonshine(speech, () => false)
      milliseconds.push(performance.now() - startedAt)
    }
    return milliseconds.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]
  }
})
