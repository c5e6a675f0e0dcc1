import type { Phrases } from '../dialogue/fixed-phrases.ts'

export type AfterRemark =
  | 'ask'
  /** The coach waits for the child to come back or to go on. */
  | 'wait'
  /** The coach stays with the remark until the child wants to go on. */
  | 'stay'
  | 'repeat'
  | 'choose'
  | 'agree'
  | 'easier'
  | 'harder'
  | 'stop'
  /** The activity begins anew. */
  | 'restart'
  | 'list-activities'

/** A child may say it at any time, whatever the game is. */
export interface Remark {
  id: string
  /**
   * Phrases are separated by commas, in the notation of `@pipit/conversation/safeguards/phrase`. Each word stands for
   * all its forms and synonyms, and words such as "so", "really" and "the" may be left out or added. `=` means that the
   * phrase must be all that the child says.
   */
  hears: string
  /** These phrases make it another thing. */
  unless?: string
  /** `{comma_name}` is ", Mia", or nothing where the name is unknown. */
  younger: Phrases
  /** The replies of `younger` are used where these are missing. */
  older?: Phrases
  after?: AfterRemark
  /** The coach asks these in free talk instead of the last question. */
  followUp?: Phrases
  /** These activities understand it better. */
  notIn?: string[]
  /** It means this only in these activities. */
  onlyIn?: string[]
  /** It comes before an answer that the game would understand in part, such as "my granny" in "my granny died". */
  isUrgent?: boolean
}
