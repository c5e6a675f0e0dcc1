import type { Finding } from '../findings.ts'
import type { NormalizedText } from './normalize-words.ts'
import type { Rule, Search } from './rule.ts'
import { compileRules } from './rule.ts'

const gore: Rule = {
  category: 'maturity',
  severity: 'medium',
  phrases: [
    'behead~|decapitat~|tortur~|gore|gory|dismember~|disembowel~|massacre~',
    'pool_of_blood',
    'blood everywhere|spurted|gushed|sprayed',
    'slit his|her|their|the|your throat|throats|wrist|wrists',
  ],
}
const crime: Rule = {
  category: 'maturity',
  severity: 'medium',
  phrases: [
    'murder~|corpse|corpses|stab|stabs|stabbed|stabbing|assassin~|executed|execution|terrorist|terrorists|penis|vagina',
    'shot him|her|them dead',
  ],
}
const intoxication: Rule = {
  category: 'maturity',
  severity: 'low',
  phrases: ['cocaine|heroin|marijuana|vodka|whiskey|whisky|beer|drunk|cigarette|cigarettes|vaping'],
  unless: ['root|ginger beer', 'drunk all|up|the|his|her|its|my|some', 'has|have|had drunk'],
}
const fighting: Rule = {
  category: 'maturity',
  severity: 'low',
  phrases: [
    'kill|kills|killed|killing|blood|bloody|gun|guns|bullet|bullets|zombie|zombies|war|wars',
    'shoot|shoots|shooting him|her|them|at_people',
  ],
  unless: ['star_wars', 'tug_of_war', 'blood vessel|vessels|pumps|flows|cell|cells|orange|oranges'],
}
const frightening: Rule = {
  category: 'maturity',
  severity: 'low',
  phrases: [
    'dead|die|dies|died|dying|death|killer|knife|knives|monster|monsters|skeleton|skeletons|ghost|ghosts|' +
      'nightmare|nightmares|devour~|witch|witches|scary|terrif~',
  ],
  unless: ['killer whale|whales', 'cookie_monster', 'not at_all|so? scary'],
}

/** A parent chooses the maturity, and each refuses these. */
const rulesAt: Record<string, Rule[]> = {
  toddler: [gore, crime, intoxication, fighting, frightening],
  preschool: [gore, crime, intoxication, fighting],
  'early-school': [gore, crime, intoxication],
  school: [gore],
  teen: [gore],
}

/** These English words are ordinary German ones: "the", "was", "this" and "stick". */
const germanWords = new Set(['die', 'war', 'wars', 'dies', 'stab'])

const withoutGermanWords = (rule: Rule): Rule => ({
  ...rule,
  phrases: rule.phrases.map((phrase) => {
    const words = phrase.split('|')
    return words.filter((word) => !germanWords.has(word)).join('|')
  }),
})

const compile = (adapt: (rule: Rule) => Rule) =>
  Object.fromEntries(Object.entries(rulesAt).map(([maturity, rules]) => [maturity, compileRules(rules.map(adapt))]))

const refusedAt: Record<string, Search> = compile((rule) => rule)
const refusedInGermanAt: Record<string, Search> = compile(withoutGermanWords)

/** An unknown maturity is treated as the youngest. */
export function checkMaturity(maturity: string, language: string, reading: NormalizedText, from: number): Finding[] {
  const refused = /^de\b/i.test(language) ? refusedInGermanAt : refusedAt
  const search = Object.hasOwn(refused, maturity) ? refused[maturity] : refused.toddler
  return search?.(reading, from) ?? []
}
