import type { LanguageModel, ThinkRequest } from '@pipit/conversation/ports'
import { maxAudioTokens, maxTextTokens, temperature } from '../network/generation-limits.ts'
import { alternateTurns } from '../network/alternate-turns.ts'
import { streamFromProvider } from '../network/provider-call.ts'
import { runLiveSession, type LiveSession } from './live-session.ts'
import type { Content, ServerContent } from './live-messages.ts'

const maxCharacters = 20_000

/** Older models can respond in text. All others respond only with speech and its transcript. */
const textModels = /^gemini-(?:2\.0-flash-live|live-2\.5-flash(?:-preview)?$)/

/** Uses only the text of the response, because the safeguards must check it before it is spoken. */
export function createGeminiLanguageModel(session: LiveSession): LanguageModel {
  const respondsInText = textModels.test(session.model)
  return {
    think: (request, { signal }) =>
      streamFromProvider('gemini-live', signal, async function* (call) {
        const setup = {
          generationConfig: {
            responseModalities: respondsInText ? (['TEXT'] as ['TEXT']) : (['AUDIO'] as ['AUDIO']),
            maxOutputTokens: respondsInText ? maxTextTokens(request) : maxAudioTokens(request),
            temperature,
          },
          systemInstruction: { parts: [{ text: request.instructions }] },
          ...(respondsInText ? {} : { outputAudioTranscription: {} }),
        }
        const messages = [{ clientContent: { turns: toTurns(request), turnComplete: true as const } }]
        let characters = 0
        for await (const content of runLiveSession(session, { setup, messages }, call)) {
          const text = respondsInText ? textIn(content) : (content.outputTranscription?.text ?? '')
          characters += text.length
          if (characters > maxCharacters) throw call.fail('response-too-large')
          if (text) yield text
        }
        if (characters === 0) throw call.fail('invalid-response')
      }),
  }
}

const textIn = ({ modelTurn }: ServerContent) =>
  (modelTurn?.parts ?? []).map(({ text, thought }) => (thought ? '' : (text ?? ''))).join('')

function toTurns({ messages, picture }: ThinkRequest): Content[] {
  const turns = alternateTurns(messages).map(({ who, text }): Content => ({
    role: who === 'child' ? 'user' : 'model',
    parts: [{ text }],
  }))
  if (picture) {
    turns.at(-1)?.parts.push({ inlineData: { mimeType: 'image/jpeg', data: Buffer.from(picture).toString('base64') } })
  }
  return turns
}
