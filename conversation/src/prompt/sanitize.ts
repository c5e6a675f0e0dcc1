import { decompose } from '../safeguards/decompose.ts'
import { cutText } from '../text/cut-text.ts'

/** Text that a family typed (names, interests, cards) must not act as instructions to the language model. */

const instruction = new RegExp(
  [
    'ignore',
    'disregard',
    'override',
    'obey',
    'jailbreak',
    'prompt',
    'instructions?',
    'assistant',
    'from now on',
    'forget (?:all|everything|your|the|previous)',
    'system (?:message|override)',
    'pretend (?:to|you|that)',
    'act (?:as|like)',
    'you (?:are|must|should|will|can|have to)',
    '(?:respond|reply|answer) (?:with|only)',
    '(?:no|new) rules?',
    'repeat after',
    '(?:always|never|only) (?:say|tell|ask|answer|speak|talk)',
    'say (?:that|the|this|only|something)',
    'tell (?:the|every|all|him|her|them|us)',
  ]
    .map((words) => `\\b${words}\\b`)
    .join('|'),
  'i',
)

/** One line of letters, digits and punctuation; null when it is empty or reads like an instruction. */
export function sanitizeText(text: string, maxLength: number): string | null {
  const plain = (/^[\w ,.!?&'-]*$/.test(text) ? text.replaceAll('_', ' ') : removeSymbols(text))
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (plain === '' || instruction.test(plain)) return null
  return plain.length <= maxLength ? plain : cutText(plain, maxLength).replace(/\s+\S*$/, '')
}

function removeSymbols(text: string) {
  return decompose(text)
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s,.!?&'’-]/gu, ' ')
}

/** A name that may be spoken: a few short words without punctuation. */
export function sanitizeName(text: string): string | null {
  const plain = sanitizeText(text, 40)
    ?.replaceAll(/[^\p{L}\p{M}\p{N}\s'’-]/gu, '')
    .trim()
  return plain && /\p{L}/u.test(plain) && plain.split(' ').every((word) => word.length <= 30) ? plain : null
}
