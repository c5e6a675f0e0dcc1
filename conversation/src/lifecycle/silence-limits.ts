import type { SilenceTexts } from '../texts/texts.ts'

type Goodbye = 'goodbye' | 'goodbyeAfterGame' | 'goodNight'
type Prompt = Exclude<keyof SilenceTexts, Goodbye>

/** Each activity has its own, because a child is silent for another reason in each. */
export interface SilenceLimits {
  /** The coach waits this long before each prompt. */
  promptAfterMs: number[]
  goodbyeAfterMs: number
  goodbye: Goodbye
  /** For each prompt, the coach says this before it repeats its question. */
  beforeQuestion: Prompt[]
  /** It says this if it asked nothing, or in an activity without questions. */
  withoutQuestion: Prompt[]
  repeatsQuestion: boolean
}

const usual: SilenceLimits = {
  promptAfterMs: [12_000, 12_000],
  goodbyeAfterMs: 12_000,
  goodbye: 'goodbye',
  beforeQuestion: ['encouragements', 'lastCalls'],
  withoutQuestion: ['encouragements', 'stillThere'],
  repeatsQuestion: true,
}

/** A riddle or a sum needs time to think. */
const thinking: SilenceLimits = {
  ...usual,
  promptAfterMs: [20_000, 20_000],
  goodbyeAfterMs: 25_000,
  goodbye: 'goodbyeAfterGame',
}

/** The child moves, or looks for something to show. */
const away: SilenceLimits = {
  ...thinking,
  promptAfterMs: [30_000, 30_000],
  goodbyeAfterMs: 40_000,
  beforeQuestion: ['encouragementsWhileAway', 'lastCalls'],
}

/** Nobody has to talk. After this offer, the coach is really quiet. */
const talking: SilenceLimits = {
  ...usual,
  promptAfterMs: [15_000, 20_000],
  goodbyeAfterMs: 90_000,
  beforeQuestion: ['encouragements', 'quietTogether'],
  withoutQuestion: ['encouragements', 'quietTogether'],
  repeatsQuestion: false,
}

/** A child who falls asleep is not called back. */
const fallingAsleep: SilenceLimits = {
  promptAfterMs: [60_000],
  goodbyeAfterMs: 120_000,
  goodbye: 'goodNight',
  beforeQuestion: [],
  withoutQuestion: ['fallingAsleep'],
  repeatsQuestion: false,
}

const limitsOf: Record<string, SilenceLimits> = {
  'free-talk': talking,
  feelings: talking,
  'i-spy': thinking,
  counting: thinking,
  rhymes: thinking,
  'word-garden': thinking,
  why: thinking,
  riddles: thinking,
  quiz: thinking,
  detective: thinking,
  'second-language': thinking,
  story: { ...usual, promptAfterMs: [15_000, 20_000], goodbyeAfterMs: 25_000 },
  'make-believe': { ...usual, promptAfterMs: [15_000, 20_000], goodbyeAfterMs: 25_000 },
  move: away,
  'show-and-tell': away,
  'good-night': fallingAsleep,
}

export const silenceLimitsOf = (activity: string | null): SilenceLimits => limitsOf[activity ?? ''] ?? usual
