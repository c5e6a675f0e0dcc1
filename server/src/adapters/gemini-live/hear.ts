import { samplesToPcm } from '@pipit/contract/audio/pcm'
import type { SpeechToText } from '@pipit/conversation/ports'
import { shortestSpeech } from '../network/pcm.ts'
import { startWatch } from '../network/watch.ts'
import { converse, type Session } from './converse.ts'
import type { ClientMessage } from './wire.ts'

const mostCharacters = 10_000
const samplesEach = 8_000

/** The model may choose to say nothing to what it heard; then its silence is the end. */
const afterWords = 1_500

/** The model hears, and we take what it understood. What it would answer is not waited for. */
export function geminiHear(session: Session): SpeechToText {
  return {
    async hear(speech, { signal }) {
      signal.throwIfAborted()
      if (speech.length < shortestSpeech) return ''
      const watch = startWatch(signal)
      let text = ''
      try {
        const answers = converse(
          session,
          { setup, messages: messagesOf(speech), enoughAfter: () => (text.trim() ? afterWords : null) },
          watch,
        )
        for await (const { inputTranscription } of answers) {
          if (typeof inputTranscription?.text === 'string') text += inputTranscription.text
          if (text.length > mostCharacters) throw watch.fail('too-much')
          if (inputTranscription?.finished) break
        }
        return text.trim()
      } catch (error) {
        throw watch.explain(error)
      } finally {
        watch.end()
      }
    },
  }
}

const setup = {
  generationConfig: { responseModalities: ['AUDIO'] as ['AUDIO'] },
  systemInstruction: { parts: [{ text: 'Only listen. Whatever you hear, say nothing but "Mm."' }] },
  realtimeInputConfig: { automaticActivityDetection: { disabled: true as const } },
  inputAudioTranscription: {},
}

function messagesOf(speech: Int16Array): ClientMessage[] {
  const messages: ClientMessage[] = [{ realtimeInput: { activityStart: {} } }]
  for (let at = 0; at < speech.length; at += samplesEach) {
    const data = Buffer.from(samplesToPcm(speech.subarray(at, at + samplesEach))).toString('base64')
    messages.push({ realtimeInput: { audio: { mimeType: 'audio/pcm;rate=16000', data } } })
  }
  messages.push({ realtimeInput: { activityEnd: {} } })
  return messages
}
