import { fixedPhrases as conversationPhrases } from '@pipit/conversation/turns/fixed-phrases'
import { activities } from './activities.ts'
import { fixedPhrases } from './dialogue/fixed-phrases.ts'
import { splitIntoSentences } from './dialogue/turn.ts'
import { loadStory } from './player/load-story.ts'

/** The sentences without a name or a child's words in them, the most frequent first, so that they can be rendered ahead. */
export async function writtenSentences(): Promise<string[]> {
  const sentences = new Set([conversationPhrases, fixedPhrases].flatMap(textsIn).flatMap(completeSentences))
  for (const { id } of activities) {
    const story = JSON.parse((await loadStory(id)).ToJson() ?? '{}') as { root: unknown }
    for (const sentence of inkTexts(story.root).flatMap(completeSentences)) sentences.add(sentence)
  }
  return [...sentences]
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** In compiled ink a text begins with ^. Texts next to each other belong together; logic between them ends one. */
function inkTexts(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const texts = ['']
  for (const part of Object.values(node)) {
    if (typeof part === 'string' && part.startsWith('^')) texts.push((texts.pop() ?? '') + part.slice(1))
    else texts.push(...inkTexts(part), '')
  }
  return texts.filter(Boolean)
}

/** Leaves out the rest of a sentence whose beginning or end is a variable. */
const completeSentences = (text: string) =>
  splitIntoSentences(text.trim()).filter((sentence) => /^["“]?\p{Lu}.*[.!?]["”]?$/u.test(sentence))
