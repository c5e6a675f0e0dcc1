import type { Phrases } from '../dialogue/fixed-phrases.ts'

/** What the coach does after its reply to a remark. */
export type AfterRemark =
  /** Asks the question of the game again. */
  | 'ask'
  /** Waits for the child to come back or to go on. */
  | 'wait'
  /** Stays with the remark until the child wants to go on. */
  | 'stay'
  | 'repeat'
  | 'repeat-slowly'
  | 'choose'
  | 'agree'
  | 'easier'
  | 'harder'
  | 'stop'
  /** The activity begins anew. */
  | 'restart'
  | 'list-activities'

/** Something that a child may say at any time, whatever the game is. */
export interface Remark {
  id: string
  /**
   * Phrases, separated by commas, in the notation of `@pipit/conversation/safeguards/phrase`. Each word stands for all
   * its forms and synonyms, and words such as "so", "really" and "the" may be left out or added. `=` means that the
   * phrase must be all that the child says.
   */
  hears: string
  /** Phrases that make it another thing. */
  unless?: string
  /** `{comma_name}` is ", Mia", or nothing where the name is unknown. */
  younger: Phrases
  /** The same replies as `younger` if missing. */
  older?: Phrases
  after?: AfterRemark
  /** Asked in free talk instead of the last question. */
  followUp?: Phrases
  /** Activities that understand it better. */
  notIn?: string[]
  /** The only activities in which it means this. */
  onlyIn?: string[]
  /** Comes before an answer that the game would understand in part, such as "my granny" in "my granny died". */
  isUrgent?: boolean
}
