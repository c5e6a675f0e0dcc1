import { samplesToPcm } from '@pipit/contract/audio/pcm'
import type { SpeechToText } from '@pipit/conversation/ports'
import { minSpeechSamples } from '../audio/pcm.ts'
import { callProvider } from '../network/provider-call.ts'
import { runLiveSession, type LiveSession } from './live-session.ts'
import type { ClientMessage } from './live-messages.ts'

const maxCharacters = 10_000
const samplesPerMessage = 8_000

/** The model may not respond to what it heard. Then the transcript is complete after this pause. */
const silenceAfterTranscriptMs = 1_500

/** Uses only the input transcription of the model, and does not wait for its response. */
export function createGeminiSpeechToText(session: LiveSession): SpeechToText {
  return {
    hear: (speech, { signal }) =>
      callProvider('gemini-live', signal, async (call) => {
        let text = ''
        if (speech.length < minSpeechSamples) return { text }
        const completeAfterMs = () => (text.trim() ? silenceAfterTranscriptMs : null)
        const exchange = { setup, messages: messagesOf(speech), completeAfterMs }
        for await (const { inputTranscription } of runLiveSession(session, exchange, call)) {
          if (typeof inputTranscription?.text === 'string') text += inputTranscription.text
          if (text.length > maxCharacters) throw call.fail('response-too-large')
          if (inputTranscription?.finished) break
        }
        return { text: text.trim() }
      }),
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
  for (let at = 0; at < speech.length; at += samplesPerMessage) {
    const data = Buffer.from(samplesToPcm(speech.subarray(at, at + samplesPerMessage))).toString('base64')
    messages.push({ realtimeInput: { audio: { mimeType: 'audio/pcm;rate=16000', data } } })
  }
  messages.push({ realtimeInput: { activityEnd: {} } })
  return messages
}
