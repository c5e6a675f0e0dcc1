import { withoutMarks } from '@pipit/conversation/text/foreign-words'
import { secondsToSay } from '../dialogue/speaking-time.ts'
import { seedOf } from '../seeded-random.ts'
import { createTestChild, type createTestCoach } from './test-child.ts'
import { type Habit, habitsOf, mispronounce } from './child-habits.ts'

interface SimulatedTurn {
  who: 'child' | 'coach'
  text: string
  /** The coach expected to say this next. */
  foreseen?: string[]
}

export interface SimulatedConversation {
  turns: SimulatedTurn[]
  seconds: number
}

interface Options {
  coach: ReturnType<typeof createTestCoach>
  age: number
  activity: string
  /** Other seeds lead to other conversations. */
  seed: string
  /** The coach remembers what this child has heard. */
  childId: string
  interests?: string[]
  minutes?: number
  /** The coach is asked after each reply what it may say next, which takes longer. */
  foresees?: boolean
}

/** A parent would choose this level and maturity for the age. */
const profiles = [
  { fromAge: 0, level: 'simple', maturity: 'toddler' },
  { fromAge: 5, level: 'simple', maturity: 'preschool' },
  { fromAge: 7, level: 'fluent', maturity: 'school' },
  { fromAge: 9, level: 'advanced', maturity: 'school' },
]

/** The minutes pass as they would aloud. */
export async function simulateConversation({
  coach,
  age,
  activity,
  seed,
  childId,
  interests = [],
  minutes = 10,
  foresees = false,
}: Options): Promise<SimulatedConversation> {
  const { level = 'simple', maturity = 'toddler' } = profiles.findLast(({ fromAge }) => fromAge <= age) ?? {}
  const child = createTestChild({ age, level, maturity, activity, childId, interests, conversationId: seed }, coach)
  const coachTurn = async (text: string): Promise<SimulatedTurn> => ({
    who: 'coach',
    text,
    ...(foresees && { foreseen: (await coach.foresee(seed)).map(withoutMarks) }),
  })
  const turns: SimulatedTurn[] = [await coachTurn(await child.greet())]
  const saidBefore = new Set<string>()
  let seconds = secondsToSay(turns[0]?.text ?? '')
  while (seconds < minutes * 60) {
    const said = nextWords(await child.possibleAnswers(), { age, activity, seed, turn: turns.length, saidBefore })
    saidBefore.add(said)
    const reply = await child.say(said)
    turns.push({ who: 'child', text: said }, await coachTurn(reply))
    seconds += pausesAround + secondsToSay(said) + secondsToSay(reply)
  }
  return { turns, seconds }
}

/** There is a pause before the child speaks, and one before the coach replies. */
export const pausesAround = 1.5 + 1

interface Situation {
  age: number
  activity: string
  seed: string
  turn: number
  saidBefore: Set<string>
}

/** Requests and refusals are possible answers, too, but the habits decide when a child says them. */
const notAnAnswer =
  /^(?:hint|help|I don’t know|tell me|no|stop|nothing|again|what does|why|sad|angry|scared|hurt|seven|yes)$/

function nextWords(possible: string[], { age, activity, seed, turn, saidBefore }: Situation) {
  const random = (purpose: string) => seedOf(`${seed} ${turn} ${purpose}`) / 2 ** 32
  const { habits, statements, mispronounces } = habitsOf(age)
  const answers = possible.filter((each) => !notAnAnswer.test(each))
  const agreed = possible.includes('yes') ? ['yes', 'yeah', 'okay'] : statements
  const own = activity === 'free-talk' ? statements : answers.length > 0 ? answers : agreed
  const candidates = chooseHabit(habits, random('habit'))?.sayings ?? own
  const unused = candidates.filter((each) => !saidBefore.has(each))
  const choices = unused.length > 0 ? unused : candidates
  const said = choices[Math.floor(random('words') * choices.length)] ?? 'yes'
  return random('pronunciation') < mispronounces ? mispronounce(said) : said
}

function chooseHabit(habits: Habit[], chance: number) {
  let upTo = 0
  return habits.find(({ share }) => chance < (upTo += share)) ?? null
}
