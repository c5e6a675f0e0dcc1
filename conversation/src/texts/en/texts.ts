import type { Texts } from '../texts.ts'
import { answers } from './answers.ts'
import { help } from './help.ts'
import { openings, repeatedOpenings } from './openings.ts'
import { phrases } from './phrases.ts'
import { replacements, safeReply } from './replacements.ts'
import { resumption } from './resumption.ts'
import { steps } from './steps.ts'
import { busy, fillers, refusals, silence } from './waiting.ts'

export const english: Texts = {
  phrases,
  busy,
  refusals,
  fillers,
  silence,
  replacements,
  safeReply,
  resumption,
  help,
  openings,
  repeatedOpenings,
  steps,
  answers,
}
