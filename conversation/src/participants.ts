/** Names and interests are typed by a family: they are data for the language model, never instructions. */

interface Described {
  id: string
  /** Written by us, in the reference lists. */
  description: string
}

interface Pronouns {
  subject: string
  object: string
  possessive: string
}

export interface Child {
  /** Null: nothing is remembered of the conversation, nor from earlier ones. */
  id: string | null
  name: string
  /** In whole years. */
  age: number | null
  level: Described
  maturity: Described
  pronouns: Pronouns | null
  interests: string[]
  /** Of the reference list, as the family chose them. */
  favouriteActivities: Pick<Activity, 'id' | 'name'>[]
  /** Like "en" or "pt-BR". */
  language: string
  /** The family's, such as "Europe/Vienna". */
  timeZone: string
  /** The same throughout a conversation. */
  voice: string
}

interface Activity extends Described {
  name: string
}

export interface Card {
  id: string
  name: string
  activity: Activity | null
}

/** Until when the child may talk. Times in milliseconds. */
export interface Limits {
  /** Now or earlier: the child may not talk now. Null: nothing limits it. */
  endAt: number | null
  /** What ends it then. */
  endReason: LimitReason
  /** When the child may talk again after that; null if nobody knows yet. */
  resumesAt: number | null
}

export type LimitReason = 'time-limit' | 'quiet-hours' | 'paused'

export const unlimited: Limits = { endAt: null, endReason: 'time-limit', resumesAt: null }

/** Numbers in the family's country, in groups of digits. */
export interface Helplines {
  emergencyNumber: string
  /** Listens to children; null where none is known. */
  childHelpline: { name: string; number: string } | null
}
