import { activities } from '../activities.ts'
import { loadStory } from '../player/load-story.ts'
import { optionsAt, type Option } from '../player/play-story.ts'
import { intentPhrases } from '../understanding/intent-phrases.ts'
import { answersToOffer } from './offer-activities.ts'
import type { StoryPosition } from './story-position.ts'

export interface LikelyAnswer {
  said: string
  /** It is compared with the weights of the others. */
  weight: number
}

/** It stands for an answer that nobody can foresee. No story and no answer has this word. */
export const unforeseen = 'gubbins'

/** After whatever a child says beside the activity, the coach asks its question again. */
const aside = 'I love you'

/** Most children answer the question; hints, refusals and asides are rarer. */
const weights = { answer: 3, unforeseen: 3, aside: 1, intent: 1 }

/** Each direction that the conversation can take has one example, and the likely ones come first. */
export async function likelyAnswers(position: StoryPosition): Promise<LikelyAnswer[]> {
  const answers = position.activity === null ? offersOf(position) : await weighOptions(position)
  const others = [
    { said: unforeseen, weight: weights.unforeseen },
    { said: aside, weight: weights.aside },
    { said: 'I don’t know', weight: weights.intent },
  ]
  return [...answers, ...others].toSorted((one, other) => other.weight - one.weight)
}

/** Each choice that the story asks for has one answer. */
export async function answersToOptions({ activity, state }: StoryPosition): Promise<string[]> {
  const options = optionsAt(await loadStory(activity ?? 'free-talk'), state)
  return options.flatMap((option) => (option.isUnasked ? [] : (exampleOf(option) ?? [])))
}

async function weighOptions({ activity, state }: StoryPosition): Promise<LikelyAnswer[]> {
  return optionsAt(await loadStory(activity ?? 'free-talk'), state).flatMap((option) => {
    const said = exampleOf(option)
    const isNamed = option.label !== null || option.hears.some((phrase) => !phrase.startsWith('@'))
    return said ? [{ said, weight: isNamed && !option.isUnasked ? weights.answer : weights.intent }] : []
  })
}

function exampleOf({ label, hears }: Option): string | undefined {
  const first = hears.find((phrase) => !['@anything', '@tells', '@question'].includes(phrase))
  const named = first?.startsWith('@') ? (intentPhrases[first.slice(1)] ?? 'seven').split(', ')[0] : first
  return label ?? named
}

const offersOf = ({ offered }: StoryPosition): LikelyAnswer[] =>
  offered.flatMap((offer) => {
    const activity = activities.find(({ id }) => id === offer.activity)
    const said = answersToOffer(offer)[0] ?? activity?.requestPhrases[0]
    return said ? [{ said, weight: weights.answer }] : []
  })
