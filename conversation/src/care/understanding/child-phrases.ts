import type { NamedRemark } from '../../texts/child-remarks.ts'

/** What a child may say in one language while the coach stays with it, in the notation of `safeguards/phrase.ts`. */
export interface ChildPhrases {
  /** A grown-up is there, unless one of `notThere` is said with it. */
  thereNow: string[]
  notThere: string[]
  nobodyThere: string[]
  notMeant: string[]
  play: string[]
  talk: string[]
  /** In the middle of a game. */
  talkAgain: string[]
  /** The whole turn. */
  talkAlone: string
  quiet: string[]
  no: string[]
  /** "ok" may also mean "I am going". */
  clearYes: string[]
  yes: string[]
  remarks: Record<NamedRemark, string[]>
}
