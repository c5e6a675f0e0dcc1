import type { LanguageModel, ThinkRequest } from '@pipit/conversation/ports'
import { dialogue } from '../network/dialogue.ts'
import { startWatch } from '../network/watch.ts'
import { converse, type Session } from './converse.ts'
import type { Content, ServerContent } from './wire.ts'

const mostCharacters = 20_000

/** The older ones, which think in text and have it read. All others only answer aloud. */
const writes = /^gemini-(?:2\.0-flash-live|live-2\.5-flash(?:-preview)?$)/

/** The text of what the model says. Its own voice is not used: nobody has checked what it says yet. */
export function geminiThink(session: Session): LanguageModel {
  const inText = writes.test(session.model)
  return {
    async *think(thinking, { signal }) {
      const watch = startWatch(signal)
      try {
        const setup = {
          generationConfig: { responseModalities: inText ? (['TEXT'] as ['TEXT']) : (['AUDIO'] as ['AUDIO']) },
          systemInstruction: { parts: [{ text: thinking.instructions }] },
          ...(inText ? {} : { outputAudioTranscription: {} }),
        }
        const messages = [{ clientContent: { turns: turnsOf(thinking), turnComplete: true as const } }]
        let characters = 0
        for await (const content of converse(session, { setup, messages }, watch)) {
          const text = inText ? writtenIn(content) : (content.outputTranscription?.text ?? '')
          characters += text.length
          if (characters > mostCharacters) throw watch.fail('too-much')
          if (text) yield text
        }
        if (characters === 0) throw watch.fail('broken')
      } catch (error) {
        throw watch.explain(error)
      } finally {
        watch.end()
      }
    },
  }
}

const writtenIn = ({ modelTurn }: ServerContent) =>
  (modelTurn?.parts ?? []).map(({ text, thought }) => (thought ? '' : (text ?? ''))).join('')

function turnsOf({ messages, picture }: ThinkRequest): Content[] {
  const turns = dialogue(messages).map(({ who, text }): Content => ({
    role: who === 'child' ? 'user' : 'model',
    parts: [{ text }],
  }))
  if (picture) {
    turns.at(-1)?.parts.push({ inlineData: { mimeType: 'image/jpeg', data: Buffer.from(picture).toString('base64') } })
  }
  return turns
}
