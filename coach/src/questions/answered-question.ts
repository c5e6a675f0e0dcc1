/** A question that children ask, with an answer that somebody has checked. */
export interface AnsweredQuestion {
  /** Ways to ask it, separated by semicolons. Others with the same meaning match, too. */
  asks: string
  /** At most twelve words. */
  younger: string
  /** Up to about forty words. */
  older: string
}
