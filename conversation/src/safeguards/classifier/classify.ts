import type { Span } from '../../findings.ts'
import { featuresOf } from './features.ts'
import type { Model } from './model.ts'
import { tokenize } from './tokens.ts'

export interface Classification extends Span {
  label: string
  isHigh: boolean
  isCertain: boolean
}

/**
 * Classifies each sentence of a text, alone and together with what the speaker said right before. A name or an answer
 * of less than `minTokens` words says too little.
 */
export function classify(model: Model, text: string, before: string, minTokens = 3): Classification[] {
  let earlier = tokenize(before).slice(-maxEarlierTokens)
  return splitSpans(text).flatMap((span) => {
    const tokens = tokenize(text.slice(span.start, span.end))
    const saysNothing = tokens.length < minTokens || announcement.test(tokens.join(' '))
    const found = saysNothing ? null : classifyTokens(model, tokens, earlier)
    earlier = [...earlier, ...tokens].slice(-maxEarlierTokens)
    return found ? { ...span, ...found } : []
  })
}

/** A child that says that it wants to say something has not said it yet. */
const announcement =
  /^(?:wait |stop |hey |but |and )*(?:can |may )?(?:i |let me )(?:want |need |have |like )?(?:to )?(?:say|tell you|ask|ask you) something(?: else| now)?$/

/** This is about one earlier sentence. */
const maxEarlierTokens = 12
/** The new words must make the earlier ones this much more serious. */
const minContribution = 0.5

function classifyTokens(model: Model, tokens: string[], earlier: string[]) {
  const alone = featuresOf(tokens)
  const score = model.detect(alone)
  const { certain, uncertain } = model.thresholds
  if (score > uncertain) {
    return { label: model.label(alone), isHigh: model.grade(alone) > 0, isCertain: score > certain }
  }
  if (earlier.length === 0) return null
  const together = featuresOf([...earlier, ...tokens])
  const togetherScore = model.detect(together)
  // Only a clear case counts, since two harmless sentences may look like a serious one.
  if (togetherScore < certain) return null
  const gained = togetherScore - Math.max(model.detect(featuresOf(earlier)), score)
  if (gained < minContribution) return null
  return { label: model.label(together), isHigh: model.grade(together) > 0, isCertain: false }
}

/** Below this score a sentence is harmless for certain. No serious sentence of the corpus with a phrase is below. */
const harmlessBelow = -0.5
/** This is about the clause around a phrase. */
const clauseTokens = 7

/** A phrase is clearly harmless if its sentence is, and so are the words right around it: "my dad beat me at chess". */
export function isClearlyHarmless(model: Model, text: string, { start, end }: Span): boolean {
  const sentences = splitSpans(text).filter((span) => span.start < end && span.end > start)
  const from = Math.min(start, ...sentences.map((span) => span.start))
  const until = Math.max(end, ...sentences.map((span) => span.end))
  const clause = [
    ...tokenize(text.slice(from, start)).slice(-clauseTokens),
    ...tokenize(text.slice(start, end)),
    ...tokenize(text.slice(end, until)).slice(0, clauseTokens),
  ]
  const readings = [tokenize(text.slice(from, until)), clause, clause.filter(isKnownScript)]
  return readings.every((tokens) => model.detect(featuresOf(tokens)) < harmlessBelow)
}

/** The model has learnt English only: letters of another script around a phrase must not speak for it. */
const isKnownScript = (token: string) => /^[a-z]+$/.test(token)

/** Very long sentences are cut into pieces. */
function splitSpans(text: string): Span[] {
  return [...text.matchAll(/[^.!?…\n]+[.!?…]*/g)].flatMap(({ index, 0: sentence }) => pieces(index, sentence))
}

const maxPieceLength = 240

function pieces(start: number, sentence: string): Span[] {
  const spans: Span[] = []
  let from = 0
  while (sentence.length - from > maxPieceLength) {
    const space = sentence.lastIndexOf(' ', from + maxPieceLength)
    const until = space > from ? space : from + maxPieceLength
    spans.push({ start: start + from, end: start + until })
    from = until
  }
  return [...spans, { start: start + from, end: start + sentence.length }]
}
