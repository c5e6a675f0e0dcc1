import type { Message } from '@pipit/conversation/effects'

/** Models want somebody to have said something, last of all and, some of them, also first. */
const goOn: Message = { who: 'child', text: 'Go on, please.' }

/** What was said, by turns, from the child's turn to the child's turn. */
export function alternateTurns(messages: Message[]): Message[] {
  const turns: Message[] = []
  const all = messages.at(-1)?.who === 'child' ? messages : [...messages, goOn]
  for (const { who, text } of all[0]?.who === 'child' ? all : [goOn, ...all]) {
    const last = turns.at(-1)
    if (last?.who === who) turns[turns.length - 1] = { who, text: `${last.text}\n${text}` }
    else turns.push({ who, text })
  }
  return turns
}
