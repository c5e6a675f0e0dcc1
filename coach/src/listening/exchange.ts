/** A small exchange beside the game: the coach has asked something of its own and waits for the child's answer. */
export type Exchange =
  | { kind: 'knock-knock' }
  /** The child has announced a joke, a riddle or news. */
  | { kind: 'joke' }
  | { kind: 'news' }
  | { kind: 'punchline' }
  /** The coach stays with something sad. */
  | { kind: 'staying'; turns: number }
