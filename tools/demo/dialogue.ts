export type Line =
  | { who: 'coach'; text: string }
  | { who: 'child'; text: string; isBargeIn: boolean; hasPicture: boolean }
  /** STT recognises nothing. */
  | { who: 'child'; text: null }
  /** The coach speaks next, after a silence. */
  | { who: 'nobody'; what: 'silence' }
  /** The device is switched off. */
  | { who: 'nobody'; what: 'leaves' }
  | { who: 'nobody'; what: 'card'; activity: string }

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** One conversation of the three months. */
export interface Dialogue {
  id: string
  child: string
  /** The activity of the card that starts the conversation; null: no card. */
  activity: string | null
  daysAgo: number
  part: PartOfDay
  lines: Line[]
}
