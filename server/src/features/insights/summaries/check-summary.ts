import { sanitizeText } from '@pipit/conversation/prompt/sanitize'
import { z } from 'zod'
import type { DaySummary, Topic } from '../insight-types.ts'
import type { Utterance } from '../text-analysis/parse-utterances.ts'

const responseSchema = z.object({
  summary: z.string().max(700),
  quotes: z.array(z.string().max(700)).max(8),
  topics: z.array(z.object({ name: z.string().max(40), words: z.array(z.string().max(60)).max(30) })).max(10),
})

const maxTopics = 5
const minMentions = 2

/** Addresses, numbers to call, markup and marks of speech have no place in a summary. */
const forbidden = /https?:|www\.|\w\.(?:com|net|org|io|app)\b|@|[<>{}[\]`|#*_\\]|\d{4}|["“”«»]/iu

/**
 * What of a model's answer the transcript bears out. A quote that the child never said makes the whole summary worth
 * nothing, since then so may be the rest; a topic needs words that were said.
 */
export function checkSummary(answer: string, utterances: Utterance[]): DaySummary | null {
  const parsed = responseSchema.safeParse(readJson(answer))
  if (!parsed.success) return null
  const { summary, quotes } = parsed.data
  const said = utterances.map(({ text }) => plain(text))
  const isSaid = (quote: string) => said.some((text) => text.includes(plain(quote)))
  const isSupported =
    summary.trim() !== '' && quotes.length > 0 && quotes.every((quote) => plain(quote).length >= 8 && isSaid(quote))
  if (!isSupported || forbidden.test(summary) || sanitizeText(summary, 700) === null) return null
  return { summary: summary.replaceAll(/\s+/g, ' ').trim(), topics: supportedTopics(parsed.data.topics, utterances) }
}

function supportedTopics(topics: { name: string; words: string[] }[], utterances: Utterance[]): Topic[] {
  const counts = new Map<string, number>()
  for (const word of utterances.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return topics
    .flatMap(({ name, words }) => {
      const different = new Set(words.map((word) => word.trim().normalize('NFC').toLowerCase()))
      const mentions = [...different].reduce((sum, word) => sum + (counts.get(word) ?? 0), 0)
      const shown = sanitizeText(name, 30)
      return shown !== null && /^[\p{L} &'’-]+$/u.test(name) && mentions >= minMentions
        ? [{ name: shown, mentions }]
        : []
    })
    .toSorted((one, other) => other.mentions - one.mentions)
    .slice(0, maxTopics)
}

/** Models like to put fences around it, or a word before it. */
function readJson(answer: string): unknown {
  try {
    return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
  } catch {
    return null
  }
}

/** As it was shown to the model: letters and harmless signs. */
const plain = (text: string) => (sanitizeText(text, 10_000) ?? '').toLowerCase()
