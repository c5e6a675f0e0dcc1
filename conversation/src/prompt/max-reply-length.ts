import type { ConversationState } from '../state.ts'

const assumedAge = 6
/** The turns of the scripted coach are written to length. */
const maxScriptedLength = 3_000

/** A child who finds its first words, or learns the language, listens no longer than a little one. */
const briefLevels = new Set(['first-words', 'second-language'])

/** A child of this age and level listens to this many characters, about twenty to thirty seconds of speech. */
export function maxReplyLength({ child, replySource }: Pick<ConversationState, 'child' | 'replySource'>): number {
  if (replySource === 'scripted-coach') return maxScriptedLength
  const age = child.age ?? assumedAge
  if (age < 6 || briefLevels.has(child.level.id)) return 300
  return age < 9 ? 400 : 500
}
