/** Children ask it, and somebody has checked the answer. */
export interface AnsweredQuestion {
  /** Ways to ask are separated by semicolons. Others with the same meaning match, too. */
  asks: string
  /** The answer has at most twelve words. */
  younger: string
  /** The answer has up to about forty words. */
  older: string
}
