import { writeWav } from '@pipit/contract/audio/wav'
import type { SpeechToText } from '@pipit/conversation/ports'
import { z } from 'zod'
import { minSpeechSamples } from '../audio/pcm.ts'
import { callProvider } from '../network/provider-call.ts'
import { readJson, sendRequest, type OpenAiServer } from './http-request.ts'

const transcription = z.object({ text: z.string().max(10_000) })
const limits = { contentType: /^application\/json\b/i, maxBytes: 1_000_000 }

/** The SDK for compatible servers has no transcription, and that of OpenAI refuses LocalAI's responses. */
export function createOpenAiSpeechToText(server: OpenAiServer, model: string): SpeechToText {
  return {
    hear: (speech, { language, signal }) =>
      callProvider('openai-compatible', signal, async (call) => {
        if (speech.length < minSpeechSamples) return { text: '' }
        // Aborting a fetch that sends a form causes an unhandled rejection, so bytes are sent.
        const form = new Response(formOf(speech, model, language))
        const request = { method: 'POST', headers: form.headers, body: await form.bytes() }
        const { bytes } = await sendRequest(`${server.baseUrl}/audio/transcriptions`, request, server, call, limits)
        const { text } = transcription.parse(await readJson(bytes))
        return { text: text.trim() }
      }),
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
