/** Families type names and interests, so those are data for the language model, never instructions. */

interface Described {
  id: string
  /** We write it in the reference lists. */
  description: string
}

interface Pronouns {
  subject: string
  object: string
  possessive: string
}

export interface Child {
  /** If it is null, nothing is remembered of the conversation, nor from earlier ones. */
  id: string | null
  name: string
  /** It is in whole years. */
  age: number | null
  level: Described
  maturity: Described
  pronouns: Pronouns | null
  interests: string[]
  /** The family chose them in the reference list. */
  favouriteActivities: Pick<Activity, 'id' | 'name'>[]
  /** It is a code such as "en" or "pt-BR". */
  language: string
  /** It is the family's, such as "Europe/Vienna". */
  timeZone: string
  /** It stays the same throughout a conversation. */
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

/** Times are in milliseconds. */
export interface Limits {
  /** The child may not talk from then on. If it is null, nothing limits it. */
  endAt: number | null
  endReason: LimitReason
  /** The child may talk again then. It is null if nobody knows yet. */
  resumesAt: number | null
}

export type LimitReason = 'time-limit' | 'quiet-hours' | 'paused'

export const unlimited: Limits = { endAt: null, endReason: 'time-limit', resumesAt: null }

/** The numbers are those of the family's country, in groups of digits. */
export interface Helplines {
  emergencyNumber: string
  /** People there listen to children. It is null where none is known. */
  childHelpline: { name: string; number: string } | null
}
