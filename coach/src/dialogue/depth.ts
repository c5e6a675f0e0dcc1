import type { ScriptedTurn } from './turn.ts'

type Child = Pick<ScriptedTurn, 'context'>

const fluentLevels = new Set(['fluent', 'advanced', 'expert'])
/** For a child who finds its first words, or learns the language, turns are as short as for a little one. */
const briefLevels = new Set(['first-words', 'second-language'])

/** Below six years, or with few words, turns stay short. */
export const isLittle = ({ context: { age, level } }: Child) => (age ?? 6) < 6 || briefLevels.has(level)

/** Decides between the two depths of a story. */
export const isOlder = ({ context: { age, level } }: Child) => fluentLevels.has(level) && (age ?? 7) >= 6

/** How hard a game begins, from 1 to 4. Then it adapts to how the child does. */
export function firstLevel(child: Child): number {
  const { level } = child.context
  const age = child.context.age ?? 6
  if (age < 5 || level === 'first-words') return 1
  if (!isOlder(child)) return 2
  const { harder, hardest } = agesOfLevels[level] ?? { harder: 8, hardest: Number.POSITIVE_INFINITY }
  return age >= hardest ? 4 : age >= harder ? 3 : 2
}

/** From which age games begin at level 3 and 4. */
const agesOfLevels: Record<string, { harder: number; hardest: number }> = {
  advanced: { harder: 6, hardest: 11 },
  expert: { harder: 6, hardest: 8 },
}
