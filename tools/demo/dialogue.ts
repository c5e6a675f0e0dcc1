/** What happens next, as the dialogues tell it. */
export type Line =
  | { who: 'coach'; text: string }
  /** `over`: the child speaks over the coach. */
  | { who: 'child'; text: string; over: boolean; sees: boolean }
  /** Said, but nobody could understand it. */
  | { who: 'child'; text: null }
  /** Nobody says anything until the coach does by itself. */
  | { who: 'nobody'; what: 'silence' }
  /** The device is switched off in the middle of things. */
  | { who: 'nobody'; what: 'leaves' }
  | { who: 'nobody'; what: 'card'; activity: string }

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

export interface Dialogue {
  id: string
  child: string
  /** Begun with a card for it; null: nobody showed one. */
  activity: string | null
  /** No talk of its own: told before the goodbye of another. */
  isAside: boolean
  /** From which week of the three months until which it fits. */
  weeks: { first: number; last: number }
  /** Null: at any time. */
  part: PartOfDay | null
  /** Happened once, so many days ago, and was the only talk of that day. */
  daysAgo: number | null
  lines: Line[]
}
