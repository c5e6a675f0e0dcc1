import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { textsFor } from '../texts/catalogues.ts'
import { fillIn } from '../texts/fill-in.ts'
import type { StepTexts } from '../texts/texts.ts'
import { wordingsFor, type WordingsByAge } from '../texts/wordings.ts'

/** Each text has its own count, so no wording comes twice in a row. */
export function nextText(step: Step, name: string, wordings: WordingsByAge): [Step, string] {
  const { careTextUses, child, helplines, care, id } = step.state
  const uses = careTextUses[name] ?? 0
  const choices = wordingsFor(child.age, wordings)
  const text = choices[(offsetOf(id) + uses) % choices.length] ?? choices[0]
  return [
    change(step, { careTextUses: { ...careTextUses, [name]: uses + 1 } }),
    fillIn(text, { help: textsFor(step.state).help, helplines, mentionedHelpers: care?.mentionedHelpers ?? [] }),
  ]
}

export const nextStepText = (step: Step, name: keyof StepTexts) =>
  nextText(step, name, textsFor(step.state).steps[name])

/** Another conversation begins with another wording. */
const offsetOf = (id: string) => [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
