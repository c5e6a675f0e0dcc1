import type { NamedRemark } from '../../texts/child-remarks.ts'

/** A child may say these in one language while the coach stays with it. `safeguards/phrase.ts` has the notation. */
export interface ChildPhrases {
  /** A grown-up is there, unless one of `notThere` is said with it. */
  thereNow: string[]
  notThere: string[]
  nobodyThere: string[]
  notMeant: string[]
  play: string[]
  talk: string[]
  /** It says these in the middle of a game. */
  talkAgain: string[]
  /** The whole turn must be this. */
  talkAlone: string
  quiet: string[]
  no: string[]
  /** They leave out "ok", which may also mean "I am going". */
  clearYes: string[]
  yes: string[]
  remarks: Record<NamedRemark, string[]>
}
