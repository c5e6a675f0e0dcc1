import type { Category, Finding, Span } from '../../findings.ts'
import { snippetInTurn } from '../snippet-in-turn.ts'
import stored from './child-model.json' with { type: 'json' }
import { classify, isClearlyHarmless } from './classify.ts'
import { createModel, type Model } from './model.ts'

let loaded: Model | null = null
const model = () => (loaded ??= createModel(stored))

/** Each sentence has one finding at the most. */
export function classifyChild(text: string, before: string): Finding[] {
  return classify(model(), text, before).map(({ label, isHigh, isCertain, ...span }) => ({
    category: label as Category,
    ...span,
    snippet: snippetInTurn(text, 0, span),
    ...(isCertain ? { severity: isHigh ? 'high' : 'medium' } : { severity: 'low', isUncertain: true }),
  }))
}

export const isHarmlessInContext = (text: string, phrase: Span) => isClearlyHarmless(model(), text, phrase)
