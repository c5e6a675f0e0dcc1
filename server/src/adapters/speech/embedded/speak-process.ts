import { constants, setPriority } from 'node:os'
import { joinSamples } from '@pipit/contract/audio/join-samples'
import { pcmToSamples } from '@pipit/contract/audio/pcm'
import { resample } from '../../network/resample.ts'
import { readSpeechHeader } from '../../network/wav.ts'
import { answerJobs } from './answer-jobs.ts'
import { openFlite, type Voice } from './flite.ts'
import { readable } from './readable.ts'

await answerJobs<string>(async () => {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const flite = await openFlite(process.argv[2] as Voice)

  async function speak(text: string) {
    const plain = readable(text)
    if (!plain) return new Int16Array()
    const wav = Buffer.from(await flite(plain))
    const header = readSpeechHeader(wav)
    if (!header) throw new Error('Flite wrote no speech')
    const speech = pcmToSamples(wav.subarray(header.samplesAt, header.samplesAt + (header.length & ~1)))
    return joinSamples(await Array.fromAsync(resample(inOnePiece(speech), header.rate)))
  }

  // The first time takes longer, and nobody should wait for that.
  await speak('Hello!')
  return speak
})

async function* inOnePiece(speech: Int16Array) {
  yield speech
}
