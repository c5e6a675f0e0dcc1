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

export interface Dialogue {
  id: string
  child: string
  /** The activity of the card that starts the conversation; null: no card. */
  activity: string | null
  /** Not a conversation of its own: inserted before the goodbye of another one. */
  isAside: boolean
  /** The weeks of the three months in which it may be used. */
  weeks: { first: number; last: number }
  /** Null: any time of the day. */
  part: PartOfDay | null
  /** Used once, this many days ago, as the only conversation of that day. */
  daysAgo: number | null
  lines: Line[]
}
