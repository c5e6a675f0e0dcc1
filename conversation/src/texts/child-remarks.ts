/** The coach has an answer to each of these. The first that is found counts. */
export const childRemarks = [
  'fault',
  'secrecy',
  'cannotTell',
  'notHeard',
  'willTell',
  'asksForHelp',
  'asksWhy',
  'affection',
  'scared',
  'lonely',
  'sad',
  'angry',
  'ashamed',
  'hurt',
] as const

export type NamedRemark = (typeof childRemarks)[number]
export type ChildRemark = NamedRemark | 'other'
