import type { Category, Finding } from '../findings.ts'
import { snippetInTurn } from '../findings.ts'
import stored from './child-model.json' with { type: 'json' }
import { classify } from './classify.ts'
import { createModel, type Model } from './model.ts'

let model: Model | null = null

/** What the trained classifier finds in the child's words, one finding per sentence. */
export function classifyChild(text: string, before: string): Finding[] {
  model ??= createModel(stored)
  return classify(model, text, before).map(({ label, isHigh, isCertain, ...span }) => ({
    category: label as Category,
    ...span,
    snippet: snippetInTurn(text, 0, span),
    ...(isCertain ? { severity: isHigh ? 'high' : 'medium' } : { severity: 'low', isUncertain: true }),
  }))
}
