import type { ScriptedTurn } from './turn.ts'

type Child = Pick<ScriptedTurn, 'context'>

const fluentLevels = new Set(['fluent', 'advanced', 'expert'])
/** A child who finds its first words, or learns the language, gets turns as short as a little one. */
const briefLevels = new Set(['first-words', 'second-language'])

/** Turns stay short below six years, and for a child with few words. */
export const isLittle = ({ context: { age, level } }: Child) => (age ?? 6) < 6 || briefLevels.has(level)

/** Decides between the two depths of a story. */
export const isOlder = ({ context: { age, level } }: Child) => fluentLevels.has(level) && (age ?? 7) >= 6

/** A game begins at this level, from 1 to 4. Then it adapts to how the child does. */
export function firstLevel(child: Child): number {
  const { level } = child.context
  const age = child.context.age ?? 6
  if (age < 5 || level === 'first-words') return 1
  if (!isOlder(child)) return 2
  const { harder, hardest } = agesOfLevels[level] ?? { harder: 8, hardest: Number.POSITIVE_INFINITY }
  return age >= hardest ? 4 : age >= harder ? 3 : 2
}

/** Games begin at level 3 and 4 from these ages on. */
const agesOfLevels: Record<string, { harder: number; hardest: number }> = {
  advanced: { harder: 6, hardest: 11 },
  expert: { harder: 6, hardest: 8 },
}
