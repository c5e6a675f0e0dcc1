interface ChildLine {
  id: string
  who: 'child'
  /** Which of the child's lines it is: they have no other name. */
  number: number
  text: string
}

export interface CoachLine {
  /** The sentence's. */
  id: string
  who: 'coach'
  text: string
  /** How much speech of it there is, and how much of that was heard, in milliseconds. */
  voiced: number
  played: number
  /** The coach was silenced; what was not heard until then never will be. */
  isCut: boolean
}

export type Caption = ChildLine | CoachLine

const most = 200
/** Reports count in whole milliseconds, speech in samples. */
const tolerance = 30

const add = (captions: Caption[], caption: Caption) => [...captions, caption].slice(-most)

export function childSaid(captions: Caption[], text: string): Caption[] {
  const number = 1 + (captions.findLast((line) => line.who === 'child')?.number ?? 0)
  return add(captions, { id: `child-${number}`, who: 'child', number, text })
}

export function coachBegins(captions: Caption[], sentence: string, text: string): Caption[] {
  return add(captions, { id: sentence, who: 'coach', text, voiced: 0, played: 0, isCut: false })
}

export function moreVoiced(captions: Caption[], sentence: string, milliseconds: number): Caption[] {
  return change(captions, sentence, (line) => ({ ...line, voiced: line.voiced + milliseconds }))
}

export function playedUpTo(captions: Caption[], sentence: string, milliseconds: number): Caption[] {
  return change(captions, sentence, (line) => ({ ...line, played: milliseconds }))
}

/** The coach is silenced. */
export function cutOff(captions: Caption[]): Caption[] {
  return captions.map((line) => (line.who === 'coach' && !isHeard(line) ? { ...line, isCut: true } : line))
}

/** A sentence that was cut off: what of it was heard, and what was not. */
export function partsOf(line: CoachLine): { heard: string; unheard: string } {
  if (!line.isCut) return { heard: line.text, unheard: '' }
  const reached = line.voiced > 0 ? Math.floor((line.played / line.voiced) * line.text.length) : 0
  const end = Math.max(0, line.text.lastIndexOf(' ', reached))
  return { heard: line.text.slice(0, end), unheard: line.text.slice(end).trim() }
}

function isHeard({ voiced, played }: CoachLine) {
  return voiced > 0 && played >= voiced - tolerance
}

function change(captions: Caption[], sentence: string, renew: (line: CoachLine) => CoachLine): Caption[] {
  return captions.map((line) => (line.who === 'coach' && line.id === sentence ? renew(line) : line))
}
