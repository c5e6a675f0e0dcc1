/** The coach has asked something of its own, beside the game, and waits for the child's answer. */
export type Exchange =
  | { kind: 'knock-knock' }
  /** The child has announced a joke, a riddle or news. */
  | { kind: 'joke' }
  | { kind: 'news' }
  | { kind: 'punchline' }
  /** The coach stays with something sad. */
  | { kind: 'staying'; turns: number }
