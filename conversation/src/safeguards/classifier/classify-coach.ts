import type { Category, Finding } from '../../findings.ts'
import { snippetInTurn } from '../snippet-in-turn.ts'
import stored from './coach-model.json' with { type: 'json' }
import { classify } from './classify.ts'
import { createModel, type Model } from './model.ts'

let model: Model | null = null

/** The coach also says titles, such as "Turma da Mônica"; only the phrase rules check such short sentences. */
const minTokens = 4

/** It knows English, Spanish, German, French and Portuguese. */
export function classifyCoach(sentence: string): Finding[] {
  model ??= createModel(stored)
  return classify(model, sentence, '', minTokens)
    .filter(({ isCertain }) => isCertain)
    .map(({ label, start, end }) => ({
      category: categoryOf(label),
      severity: 'medium',
      start,
      end,
      snippet: snippetInTurn(sentence, 0, { start, end }),
    }))
}

/** The corpus calls a wrong answer to a child who tells of abuse an "abuse-response". */
const categoryOf = (label: string) => (label === 'abuse-response' ? 'abuse' : label) as Category
