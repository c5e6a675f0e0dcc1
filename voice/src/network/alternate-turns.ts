import type { Message } from '@pipit/conversation/effects'

/** All models need a user message at the end, and some also at the beginning. */
const continueMessage: Message = { who: 'child', text: 'Go on, please.' }

/** Merges consecutive messages of the same speaker, so that user and model alternate. */
export function alternateTurns(messages: Message[]): Message[] {
  const turns: Message[] = []
  const all = messages.at(-1)?.who === 'child' ? messages : [...messages, continueMessage]
  for (const { who, text } of all[0]?.who === 'child' ? all : [continueMessage, ...all]) {
    const last = turns.at(-1)
    if (last?.who === who) turns[turns.length - 1] = { who, text: `${last.text}\n${text}` }
    else turns.push({ who, text })
  }
  return turns
}
