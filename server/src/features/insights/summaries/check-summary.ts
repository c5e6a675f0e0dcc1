import { sanitizeText } from '@pipit/conversation/prompt/sanitize'
import { cleanText } from '@pipit/conversation/text/clean-text'
import { z } from 'zod'
import type { DaySummary, Topic } from '../insight-types.ts'
import type { Utterance } from '../text-analysis/parse-utterances.ts'

const responseSchema = z.object({
  summary: z.string().max(700).transform(cleanText),
  quotes: z.array(z.string().max(700)).max(8),
  topics: z.array(z.object({ name: z.string().max(40), words: z.array(z.string().max(60)).max(30) })).max(10),
})

const maxTopics = 5
const minMentions = 2

/** Links, phone numbers, markup and quotation marks must not be in a summary. */
const forbidden = /https?:|www\.|\w\.(?:com|net|org|io|app)\b|@|[<>{}[\]`|#*_\\]|\d{4}|["“”«»]/iu

/**
 * Accepts the model's response only as far as the transcript supports it. If one quote was never said, the model makes
 * things up, so the whole summary is rejected. A topic is dropped unless the child said its words.
 */
export function checkSummary(response: string, utterances: Utterance[]): DaySummary | null {
  const parsed = responseSchema.safeParse(readJson(response))
  if (!parsed.success) return null
  const { summary, quotes } = parsed.data
  const childTexts = utterances.map(({ text }) => plain(text))
  const isSaid = (quote: string) => childTexts.some((text) => text.includes(plain(quote)))
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
      const distinctWords = new Set(words.map((word) => word.trim().normalize('NFC').toLowerCase()))
      const mentions = [...distinctWords].reduce((sum, word) => sum + (counts.get(word) ?? 0), 0)
      const sanitizedName = sanitizeText(name, 30)
      return sanitizedName !== null && /^[\p{L} &'’-]+$/u.test(name) && mentions >= minMentions
        ? [{ name: sanitizedName, mentions }]
        : []
    })
    .toSorted((one, other) => other.mentions - one.mentions)
    .slice(0, maxTopics)
}

/** Models often put code fences or a sentence around the JSON. */
function readJson(response: string): unknown {
  try {
    return JSON.parse(response.slice(response.indexOf('{'), response.lastIndexOf('}') + 1))
  } catch {
    return null
  }
}

/** Sanitized like the transcript that the model was given. */
const plain = (text: string) => (sanitizeText(text, 10_000) ?? '').toLowerCase()
