import type { Helplines } from '../participants.ts'
import type { HelperId, HelpTexts } from './texts.ts'

interface Filling {
  help: HelpTexts
  helplines: Helplines | null
  mentionedHelpers: string[]
}

export function fillIn(text: string, { help, helplines, mentionedHelpers }: Filling) {
  const inWords = (number: string) => spokenNumber(number, help.digits)
  const helpline = helplines?.childHelpline
  return text
    .replaceAll('{emergency}', helplines ? inWords(helplines.emergencyNumber) : help.emergencyNumber)
    .replaceAll('{helpline}', helpline ? ` ${help.helpline(helpline.name, inWords(helpline.number))}` : '')
    .replaceAll('{helpers}', suggestHelpers(mentionedHelpers, help))
}

/** For example, "116 111" becomes "one one six, one one one". */
const spokenNumber = (number: string, digits: readonly string[]) =>
  number
    .split(' ')
    .map((group) => [...group].map((digit) => digits[Number(digit)] ?? '').join(' '))
    .join(', ')

/** The coach suggests the first ones first. */
export const helperIds: HelperId[] = ['teacher', 'granny', 'doctor', 'parent-of-friend']

/** Somebody whom the child has mentioned is never suggested, since it may be the person concerned. */
export function suggestHelpers(mentioned: string[], { helpers, or, somebodyElse }: HelpTexts): string {
  const names = helperIds.filter((id) => !mentioned.includes(id)).map((id) => helpers[id])
  return names.length === 0 ? somebodyElse : names.slice(0, 2).join(` ${or} `)
}
