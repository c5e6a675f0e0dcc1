import { writeWav } from '@pipit/contract/audio/wav'
import type { SpeechToText } from '@pipit/conversation/ports'
import { minSpeechSamples } from '../audio/pcm.ts'
import { startProviderCall } from '../network/provider-call.ts'
import { sendRequest, type OpenAiServer } from './http-request.ts'

const maxCharacters = 10_000
const limits = { contentType: /^application\/json\b/i, maxBytes: 1_000_000 }

/**
 * `POST /audio/transcriptions`, without the SDK: its package for compatible servers has no transcription, and the one for
 * OpenAI refuses LocalAI's responses, whose segments lack some fields.
 */
export function createOpenAiSpeechToText(server: OpenAiServer, model: string): SpeechToText {
  return {
    async hear(speech, { language, signal }) {
      signal.throwIfAborted()
      if (speech.length < minSpeechSamples) return { text: '' }
      const call = startProviderCall('openai-compatible', signal)
      try {
        // Sent as bytes, because aborting a fetch that sends a form causes an unhandled rejection.
        const form = new Response(formOf(speech, model, language))
        const request = { method: 'POST', headers: form.headers, body: await form.bytes() }
        const { bytes } = await sendRequest(`${server.baseUrl}/audio/transcriptions`, request, server, call, limits)
        const response: unknown = JSON.parse(Buffer.concat(await Array.fromAsync(bytes)).toString())
        return { text: textOf(response) }
      } catch (error) {
        throw call.toError(error)
      } finally {
        call.end()
      }
    },
  }
}

function formOf(speech: Int16Array, model: string, language: string) {
  const form = new FormData()
  form.set('model', model)
  form.set('response_format', 'json')
  // The servers accept only two-letter language codes.
  const code = /^[a-z]{2}(?=-|$)/i.exec(language)?.[0]
  if (code) form.set('language', code.toLowerCase())
  form.set('file', new File([writeWav([speech], 16_000)], 'speech.wav', { type: 'audio/wav' }))
  return form
}

function textOf(response: unknown) {
  if (typeof response !== 'object' || response === null || !('text' in response)) throw new TypeError('no text')
  const { text } = response
  if (typeof text !== 'string' || text.length > maxCharacters) throw new TypeError('no text')
  return text.trim()
}
