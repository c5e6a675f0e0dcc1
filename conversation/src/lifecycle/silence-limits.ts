/** How long a child may be silent in an activity, and what the coach says then. */
export interface SilenceLimits {
  /** Before each prompt. */
  promptAfterMs: number[]
  goodbyeAfterMs: number
  goodbye: string
  /** What the coach says before it repeats its question. Each prompt has several wordings. */
  beforeQuestion: string[][]
  /** What it says if it asked nothing, or in an activity without questions. */
  withoutQuestion: string[][]
  repeatsQuestion: boolean
}

const encouragements = [
  'I am still here. Take all the time you need.',
  'I am still here. There is no hurry.',
  'I am still here. You can think as long as you like.',
]
const lastCalls = ['Are you still there? I ask once more.', 'Can you hear me? Here it is again.', 'Shall I ask again?']
const goodbye = 'I think you are busy with something else now. Talk to me whenever you like. Bye for now!'

const usual: SilenceLimits = {
  promptAfterMs: [12_000, 12_000],
  goodbyeAfterMs: 12_000,
  goodbye,
  beforeQuestion: [encouragements, lastCalls],
  withoutQuestion: [
    encouragements,
    ['Are you still there? You can tell me anything.', 'Are you still there? I am listening.'],
  ],
  repeatsQuestion: true,
}

/** A riddle or a sum needs time to think. */
const thinking: SilenceLimits = {
  ...usual,
  promptAfterMs: [20_000, 20_000],
  goodbyeAfterMs: 25_000,
  goodbye: 'I think you are busy with something else now. We can go on with our game whenever you like. Bye for now!',
}

/** The child moves, or looks for something to show. */
const away: SilenceLimits = {
  ...thinking,
  promptAfterMs: [30_000, 30_000],
  goodbyeAfterMs: 40_000,
  beforeQuestion: [['I am still here. Take your time.', 'No hurry, I will wait for you.'], lastCalls],
}

/** Nobody has to talk. After this offer, the coach is really quiet. */
const talking: SilenceLimits = {
  ...usual,
  promptAfterMs: [15_000, 20_000],
  goodbyeAfterMs: 90_000,
  beforeQuestion: [
    encouragements,
    ['You can tell me anything, or we can just be quiet for a bit.', 'We can also just be quiet together for a while.'],
  ],
  withoutQuestion: [
    encouragements,
    ['You can tell me anything, or we can just be quiet for a bit.', 'We can also just be quiet together for a while.'],
  ],
  repeatsQuestion: false,
}

/** A child who falls asleep is not called back. */
const fallingAsleep: SilenceLimits = {
  promptAfterMs: [60_000],
  goodbyeAfterMs: 120_000,
  goodbye: 'Sleep well. Good night.',
  beforeQuestion: [],
  withoutQuestion: [['I am here. You can just close your eyes and rest.', 'It is nice and quiet. Just rest a little.']],
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

/** All of them, for the test that checks what the coach says and for speech that is rendered ahead. */
export const silencePhrases = [usual, ...Object.values(limitsOf)].flatMap((limits) => [
  limits.goodbye,
  ...limits.beforeQuestion.flat(),
  ...limits.withoutQuestion.flat(),
])
