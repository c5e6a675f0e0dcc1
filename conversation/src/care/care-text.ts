import type { Helplines } from '../participants.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { suggestHelpers } from './suggest-helpers.ts'
import { stepTexts } from './texts/steps.ts'
import { wordingsFor, type WordingsByAge } from './texts/wordings.ts'

/** The next wording for the child's age. Each text has its own count, so no wording comes twice in a row. */
export function nextText(step: Step, name: string, wordings: WordingsByAge): [Step, string] {
  const { careTextUses, child, helplines, care, id } = step.state
  const uses = careTextUses[name] ?? 0
  const choices = wordingsFor(child.age, wordings)
  const text = choices[(offsetOf(id) + uses) % choices.length] ?? choices[0]
  return [
    change(step, { careTextUses: { ...careTextUses, [name]: uses + 1 } }),
    fillIn(text, helplines, care?.mentionedHelpers ?? []),
  ]
}

export const nextStepText = (step: Step, name: keyof typeof stepTexts) => nextText(step, name, stepTexts[name])

/** Another conversation begins with another wording. */
const offsetOf = (id: string) => [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)

export function fillIn(text: string, helplines: Helplines | null, mentionedHelpers: string[]) {
  const helpline = helplines?.childHelpline
  return text
    .replaceAll('{emergency}', helplines ? spokenNumber(helplines.emergencyNumber) : 'the emergency number')
    .replaceAll('{helpline}', helpline ? ` ${inWords(helpline)}` : '')
    .replaceAll('{helpers}', suggestHelpers(mentionedHelpers))
}

const inWords = ({ name, number }: { name: string; number: string }) =>
  `You can also ring ${name}, ${spokenNumber(number)}: they listen to children.`

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** "116 111" → "one one six, one one one": each TTS voice reads words alike. */
const spokenNumber = (number: string) =>
  number
    .split(' ')
    .map((group) => [...group].map((digit) => digits[Number(digit)] ?? '').join(' '))
    .join(', ')
