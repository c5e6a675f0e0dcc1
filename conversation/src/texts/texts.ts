import type { Category, Disclosure, Emergency, SeriousCategory } from '../findings.ts'
import type { ChildRemark } from './child-remarks.ts'
import type { Wordings, WordingsByAge } from './wordings.ts'

/** The coach says these without a language model, in one language. A sentence that is missing does not compile. */
export interface Texts {
  phrases: Phrases
  busy: BusyPhrases
  refusals: RefusalTexts
  fillers: Fillers
  silence: SilenceTexts
  /** The coach says one in place of a sentence that it must not say. */
  replacements: Record<Replaced, string>
  /** It replaces a sentence that has no replacement of its own, and passes every rule after any earlier words. */
  safeReply: string
  /** It says when the coach is back, as a child understands it: "tomorrow morning at seven". */
  resumption: (time: ResumptionTime) => string
  help: HelpTexts
  openings: Openings
  repeatedOpenings: RepeatedOpenings
  steps: StepTexts
  answers: Answers
}

/** These categories have a replacement of their own. */
export type Replaced = Extract<
  Category,
  'personal-data' | 'secrecy' | 'stranger' | 'self-harm' | 'cruelty' | 'manipulation'
>

/** Most children can reach one of these grown-ups. */
export type HelperId = 'teacher' | 'granny' | 'doctor' | 'parent-of-friend'

type WithName = (name: string | null) => string
type WithNameAndResumption = (name: string | null, resumption: string) => string

export interface Phrases {
  hello: string
  windDown: string
  moreTime: string
  goodbye: WithName
  timeIsUp: WithName
  quietTimeBegins: WithNameAndResumption
  paused: WithName
  /** This one and the next are for a child that begins when it may not talk. */
  timeWasUp: WithNameAndResumption
  resting: WithNameAndResumption
  /** The coach says it at night. */
  wakeGrownUp: string
  lastGoodbye: string
  hearFailed: string
  thinkFailed: string
  cardFailed: string
  replyCutOff: string
  providerFailed: string
  reconnected: string
}

/**
 * The coach says these when too many children talk at the same time. Voices render them ahead, for then it is too late.
 */
export interface BusyPhrases {
  wait: string
  askAgain: string
  /** A child that has just begun hears this one. */
  comeBack: string
}

/** A child hears one when nobody can talk with its device now, which has no display to say why. */
export interface RefusalTexts {
  /** The family has not chosen whose device it is. */
  noChild: string
  /** A parent has not agreed to conversations, or no longer does. */
  noConsent: string
  noFamily: string
  /** Nobody has to do anything; it may work soon. */
  tryLater: string
  /** The device starts again in some seconds. */
  restarting: string
}

/**
 * The language model may be slow, and the child must know that it was heard. Each list takes turns, so it has at least
 * two.
 */
export interface Fillers {
  whileGreeting: Wordings
  whileStarting: Wordings
  forYounger: Wordings
  forOlder: Wordings
}

/** The coach says these to a child that is silent. */
export interface SilenceTexts {
  encouragements: Wordings
  /** The child moves, or looks for something to show. */
  encouragementsWhileAway: Wordings
  /** The coach's question comes again after it. */
  lastCalls: Wordings
  /** There is no question to ask again. */
  stillThere: Wordings
  /** The child may be quiet, because it does not have to talk. */
  quietTogether: Wordings
  fallingAsleep: Wordings
  goodbye: string
  goodbyeAfterGame: string
  goodNight: string
}

export interface ResumptionTime {
  /** A number is a weekday from 1 (Monday) to 7. It is null if nobody knows, or if it takes more days. */
  day: 'today' | 'tomorrow' | number | null
  /** It has steps of five minutes. It is null for some time that day. */
  clock: { hour: number; minute: number } | null
}

export interface HelpTexts {
  /** It replaces `{emergency}` where the number of the country is unknown. */
  emergencyNumber: string
  /** It replaces `{helpline}`, and is a sentence. */
  helpline: (name: string, number: string) => string
  /** They are words from zero to nine, because each TTS voice reads numbers in its own way. */
  digits: readonly [string, string, string, string, string, string, string, string, string, string]
  /** They replace `{helpers}`, in the form that the texts need. */
  helpers: Record<HelperId, string>
  or: string
  somebodyElse: string
}

/** The coach says it first. It never asks or doubts, and always names a grown-up. */
export interface Openings {
  emergency: Record<Emergency, WordingsByAge>
  disclosure: Record<Disclosure, WordingsByAge>
  comfort: Record<SeriousCategory, WordingsByAge>
}

/** They follow another disclosure in the same conversation. An emergency gets the alarm instead. */
export type RepeatedOpenings = Record<'disclosure' | 'comfort', WordingsByAge>

/** The coach says these after its opening, step by step. */
export interface StepTexts {
  /** It comes until the child says that a grown-up is there. */
  alarm: WordingsByAge
  /** A child that wants to hurt itself hears a softer one, which never names neighbours. */
  selfHarmAlarm: WordingsByAge
  selfHarmNobodyThere: WordingsByAge
  /** The child says in an emergency that nobody is there. */
  nobodyThere: WordingsByAge
  grownUpThere: WordingsByAge
  /** The child says that it was only a game. This reproaches nothing, and says what would be right if it were true. */
  allIsWell: WordingsByAge
  support: WordingsByAge
  helper: WordingsByAge
  comfortHelper: WordingsByAge
  /** The coach asks it before play goes on. */
  choice: WordingsByAge
  /** It takes the place of `choice` when the time is up. */
  choiceWithoutPlay: WordingsByAge
  listen: WordingsByAge
  quiet: WordingsByAge
  resume: WordingsByAge
  /** It comes a turn or two after play went on. */
  reminder: WordingsByAge
  comfortReminder: WordingsByAge
  hearFailed: WordingsByAge
  silence: WordingsByAge
  alarmSilence: WordingsByAge
  goodbye: WordingsByAge
}

/** An answer takes up what the child has just said, without asking for more. The text of the step follows. */
export type Answers = Record<ChildRemark, WordingsByAge>
