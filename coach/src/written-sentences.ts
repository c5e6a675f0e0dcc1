import { countryCodes, helpIn } from '@pipit/contract/helplines'
import { english } from '@pipit/conversation/texts/en/texts'
import { writtenTexts } from '@pipit/conversation/texts/written-texts'
import { activities } from './activities.ts'
import { fixedPhrases } from './dialogue/fixed-phrases.ts'
import { splitIntoSentences } from './dialogue/turn.ts'
import { askForPunchline, laughs, thanksForNews } from './listening/jokes.ts'
import { remarks } from './listening/remarks/all-remarks.ts'
import * as staying from './listening/staying.ts'
import { topics } from './interests/find-topics.ts'
import { loadStory } from './player/load-story.ts'
import { answeredQuestions } from './questions/all-questions.ts'
import { unknownAnswers } from './questions/unknown-answers.ts'

const topicQuestions = topics.flatMap(({ questions }) => questions)

interface WrittenGroup {
  /** `common` is said in every conversation, and `answers` to questions. Other groups are activities. */
  group: string
  sentences: string[]
}

/** Sentences with a name or a child's words are left out. The others come in the order in which to render them. */
export async function writtenSentences(): Promise<WrittenGroup[]> {
  const stories = await Promise.all(activities.map(({ id }) => readStory(id)))
  const groups = [
    { group: 'common', texts: [...commonTexts(), ...stories.flatMap(({ opening }) => opening)] },
    { group: 'answers', texts: answeredQuestions.flatMap(({ younger, older }) => [younger, older]) },
    ...stories.map(({ id, texts }) => ({
      group: id,
      texts: id === 'free-talk' ? [...texts, ...topicQuestions] : texts,
    })),
  ]
  const known = new Set<string>()
  return groups.map(({ group, texts }) => {
    const sentences = [...new Set(texts.flatMap(completeSentences))].filter((sentence) => !known.has(sentence))
    for (const sentence of sentences) known.add(sentence)
    return { group, sentences }
  })
}

function commonTexts(): string[] {
  const helplines = countryCodes
    .map(helpIn)
    .flatMap(({ emergencyNumber, childHelplines }) => [
      { emergencyNumber, childHelpline: null },
      ...childHelplines.map((childHelpline) => ({ emergencyNumber, childHelpline })),
    ])
  const replies = remarks.flatMap(({ younger, older = [], followUp = [] }) => [...younger, ...older, ...followUp])
  return [
    ...textsIn(fixedPhrases),
    ...writtenTexts(english, helplines),
    ...[...replies, ...textsIn(staying), ...laughs, ...askForPunchline, ...thanksForNews, ...unknownAnswers].map(
      (text) => text.replaceAll('{comma_name}', ''),
    ),
  ]
}

async function readStory(id: string) {
  const { root } = JSON.parse((await loadStory(id)).ToJson() ?? '{}') as {
    root: [unknown, unknown, { start: unknown }]
  }
  return { id, texts: inkTexts(root), opening: inkTexts(root[2].start) }
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
  splitIntoSentences(text.trim()).filter((sentence) => /^["“]?\p{Lu}[^{}]*[.!?]["”]?$/u.test(sentence))
