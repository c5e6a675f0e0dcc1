import { setTimeout as delay } from 'node:timers/promises'
import { childSpeech } from '@pipit/contract/chat/events'
import { createEmbeddedSpeech } from '@pipit/voice/embedded/embedded-speech'
import { recordSpeech } from '@pipit/voice/testing/record-speech'
import { interleave, type Benchmark } from '../runner/benchmark.ts'
import { chunkMs, connectChatDevice } from './chat-device.ts'

const { rate, chunkSamples } = childSpeech
const childSentence = 'My little brown dog ran into the garden.'
const trailingSilenceMs = 500

/**
 * The time from the end of the child's utterance to the first sound of the reply without any configured provider, including
 * the silence that endpointing waits for. The baseline only transcribes the same recording and speaks one sentence.
 */
export const offlineVoice: Benchmark = {
  name: 'offline-voice',
  unit: 's',
  goal: { of: 'ours', atMost: 1.5 },
  run: async ({ quick, start }) => {
    const speech = createEmbeddedSpeech({ workers: 1 })
    const samples = await recordSpeech(speech, childSentence)
    const device = await connectChatDevice(await start('chat offline'))
    const { signal } = new AbortController()
    const sides = {
      async ours() {
        const reply = device.nextReply()
        let speechEndedAt = 0
        for (let at = 0; at < samples.length; at += chunkSamples) {
          const chunk = new Int16Array(chunkSamples)
          chunk.set(samples.subarray(at, at + chunkSamples))
          device.sendSamples(chunk)
          if (at <= samples.length - (trailingSilenceMs * rate) / 1000) speechEndedAt = performance.now()
          await delay(chunkMs)
        }
        const silence = setInterval(() => device.sendSamples(new Int16Array(chunkSamples)), chunkMs)
        const firstSoundAt = await reply.firstSoundAt
        clearInterval(silence)
        await reply.finished
        return { value: (firstSoundAt - speechEndedAt) / 1000, cpu: null }
      },
      async baseline() {
        const startedAt = performance.now()
        await speech.hear(samples, { language: 'en', signal })
        for await (const _ of speech.speak('A dog in the garden!', { language: 'en', signal })) break
        return { value: (performance.now() - startedAt) / 1000, cpu: null }
      },
    }
    const samplesOfBoth = await interleave(quick ? 5 : 15, (side) => sides[side]())
    device.close()
    await speech.close()
    return samplesOfBoth
  },
}
