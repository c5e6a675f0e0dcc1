import type { Category, Disclosure, Emergency, SeriousCategory } from '../findings.ts'
import type { ChildRemark } from './child-remarks.ts'
import type { WordingsByAge } from './wordings.ts'

/** All that the coach says without a language model, in one language. A sentence that is missing does not compile. */
export interface Texts {
  phrases: Phrases
  busy: BusyPhrases
  refusals: RefusalTexts
  fillers: Fillers
  silence: SilenceTexts
  /** Said in place of a sentence that the coach must not say. */
  replacements: Record<Replaced, string>
  /** In place of all others. It passes every rule after any earlier words. */
  safeReply: string
  /** When the coach is back, as a child understands it: "tomorrow morning at seven". */
  resumption: (time: ResumptionTime) => string
  help: HelpTexts
  openings: Openings
  repeatedOpenings: RepeatedOpenings
  steps: StepTexts
  answers: Answers
}

/** What has a replacement of its own. */
export type Replaced = Extract<
  Category,
  'personal-data' | 'secrecy' | 'stranger' | 'self-harm' | 'cruelty' | 'manipulation'
>

/** Grown-ups whom most children can reach. */
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
  /** At night. */
  wakeGrownUp: string
  lastGoodbye: string
  hearFailed: string
  thinkFailed: string
  cardFailed: string
  replyCutOff: string
  providerFailed: string
  reconnected: string
}

/** When too many children talk at the same time. Voices render it ahead, for then it is too late. */
export interface BusyPhrases {
  wait: string
  askAgain: string
  /** For a child that has just begun. */
  comeBack: string
}

/** To a child that wakes a device with which nobody can talk now, and which has no display to say why. */
export interface RefusalTexts {
  /** The family has not chosen whose device it is. */
  noChild: string
  /** A parent has not agreed to conversations, or no longer does. */
  noConsent: string
  noFamily: string
  /** Nobody has to do anything; it may work soon. */
  tryLater: string
  /** The device starts again now, in some seconds. */
  restarting: string
}

/** When the language model is slow, so that the child knows that it was heard. At least two of each, for they take turns. */
export interface Fillers {
  whileGreeting: Fillings
  whileStarting: Fillings
  forYounger: Fillings
  forOlder: Fillings
}
type Fillings = readonly [string, string, ...string[]]

/** To a child that is silent. */
export interface SilenceTexts {
  encouragements: Fillings
  /** To a child that moves, or looks for something to show. */
  encouragementsWhileAway: Fillings
  /** Before the coach's question comes again. */
  lastCalls: Fillings
  /** If there is no question. */
  stillThere: Fillings
  /** Where nobody has to talk. */
  quietTogether: Fillings
  fallingAsleep: Fillings
  goodbye: string
  goodbyeAfterGame: string
  goodNight: string
}

export interface ResumptionTime {
  /** A weekday from 1 (Monday) to 7; null: nobody knows, or not in the next days. */
  day: 'today' | 'tomorrow' | number | null
  /** In steps of five minutes; null: some time that day. */
  clock: { hour: number; minute: number } | null
}

export interface HelpTexts {
  /** For `{emergency}` where the number of the country is unknown. */
  emergencyNumber: string
  /** For `{helpline}`: a sentence. */
  helpline: (name: string, number: string) => string
  /** From zero to nine: each TTS voice reads words alike. */
  digits: readonly [string, string, string, string, string, string, string, string, string, string]
  /** For `{helpers}`, in the form that the texts need. */
  helpers: Record<HelperId, string>
  or: string
  somebodyElse: string
}

/** The first thing that the coach says: never a question, never a doubt, and always a grown-up. */
export interface Openings {
  emergency: Record<Emergency, WordingsByAge>
  disclosure: Record<Disclosure, WordingsByAge>
  comfort: Record<SeriousCategory, WordingsByAge>
}

/** After another disclosure in the same conversation. An emergency is answered with the alarm instead. */
export type RepeatedOpenings = Record<'disclosure' | 'comfort', WordingsByAge>

/** What the coach says after its opening, step by step. */
export interface StepTexts {
  /** An emergency, until the child says that a grown-up is there. */
  alarm: WordingsByAge
  /** The same for a child that wants to hurt itself: softer, and never about neighbours. */
  selfHarmAlarm: WordingsByAge
  selfHarmNobodyThere: WordingsByAge
  /** The child says in an emergency that nobody is there. */
  nobodyThere: WordingsByAge
  grownUpThere: WordingsByAge
  /** "It was only a game": no reproach, and what would be right if it were true. */
  allIsWell: WordingsByAge
  support: WordingsByAge
  helper: WordingsByAge
  comfortHelper: WordingsByAge
  /** Before play goes on. */
  choice: WordingsByAge
  /** The same when the time is up. */
  choiceWithoutPlay: WordingsByAge
  listen: WordingsByAge
  quiet: WordingsByAge
  resume: WordingsByAge
  /** A turn or two after play went on. */
  reminder: WordingsByAge
  comfortReminder: WordingsByAge
  hearFailed: WordingsByAge
  silence: WordingsByAge
  alarmSilence: WordingsByAge
  goodbye: WordingsByAge
}

/** Before the text of the step: takes up what the child has just said, without asking for more. */
export type Answers = Record<ChildRemark, WordingsByAge>
