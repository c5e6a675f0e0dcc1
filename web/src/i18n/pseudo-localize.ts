import type { Messages } from '@lingui/core'

type Message = Messages[string]
type Token = Exclude<Message, string>[number]

const plain = 'acdegilnorstuyz'
const accented = 'áçðéğíłñöřšţüýž'

/** Marks each text with ⟦…⟧, so that a text without marks is one that was never translated, and makes it longer. */
export function pseudoLocalize(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, mark(message)]))
}

function mark(message: Message): Message {
  const text = typeof message === 'string' ? [message] : message
  return ['⟦', ...text.map(lengthen), '⟧']
}

function lengthen(token: Token): Token {
  if (typeof token === 'string') return token === '#' ? token : lengthenText(token)
  const [name, type, format] = token
  if (typeof format !== 'object' || format === null || !['plural', 'selectordinal', 'select'].includes(type ?? ''))
    return token
  const choices = Object.entries(format).map(([key, choice]) => [
    key,
    key === 'offset' ? choice : lengthenChoice(choice as Message),
  ])
  return [name, type, Object.fromEntries(choices)] as Token
}

const lengthenChoice = (choice: Message): Message =>
  typeof choice === 'string' ? lengthenText(choice) : choice.map(lengthen)

/** German is a third longer than English, and a single word often more. Tags such as `<0>` stay as they are. */
function lengthenText(text: string) {
  return text
    .split(/(<\/?\d+\/?>)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/\p{Letter}+/gu, lengthenWord)))
    .join('')
}

function lengthenWord(word: string) {
  const extra = word.slice(-Math.ceil(word.length * 0.4))
  return [...word, ...(word.length > 3 ? extra : '')].map(accentuate).join('')
}

const accentuate = (letter: string) => accented[plain.indexOf(letter)] ?? letter
