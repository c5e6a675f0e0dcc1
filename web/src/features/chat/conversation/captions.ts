interface ChildCaption {
  id: string
  who: 'child'
  /** Counts the child's captions, which have no id of their own. */
  number: number
  text: string
}

export interface CoachCaption {
  /** The id of the sentence. */
  id: string
  who: 'coach'
  text: string
  /** How much speech of the sentence has come, and how much of it was played. */
  speechMs: number
  playedMs: number
  /** The coach was interrupted: what was not played until then never will be. */
  isCut: boolean
}

export type Caption = ChildCaption | CoachCaption

const maxCaptions = 200
/** Playback is reported in whole milliseconds, while speech is counted in samples. */
const toleranceMs = 30

const add = (captions: Caption[], caption: Caption) => [...captions, caption].slice(-maxCaptions)

export function addChildText(captions: Caption[], text: string): Caption[] {
  const number = 1 + (captions.findLast((caption) => caption.who === 'child')?.number ?? 0)
  return add(captions, { id: `child-${number}`, who: 'child', number, text })
}

export function addCoachText(captions: Caption[], sentence: string, text: string): Caption[] {
  return add(captions, { id: sentence, who: 'coach', text, speechMs: 0, playedMs: 0, isCut: false })
}

export function addSpeech(captions: Caption[], sentence: string, milliseconds: number): Caption[] {
  return change(captions, sentence, (caption) => ({ ...caption, speechMs: caption.speechMs + milliseconds }))
}

export function setPlayed(captions: Caption[], sentence: string, milliseconds: number): Caption[] {
  return change(captions, sentence, (caption) => ({ ...caption, playedMs: milliseconds }))
}

/** Marks every sentence of which something was not played. */
export function cutOff(captions: Caption[]): Caption[] {
  return captions.map((caption) =>
    caption.who === 'coach' && !isPlayed(caption) ? { ...caption, isCut: true } : caption,
  )
}

/** The part of a sentence that was played, and the part that was cut off. */
export function partsOf(caption: CoachCaption): { heard: string; unheard: string } {
  if (!caption.isCut) return { heard: caption.text, unheard: '' }
  const playedCharacters =
    caption.speechMs > 0 ? Math.floor((caption.playedMs / caption.speechMs) * caption.text.length) : 0
  const end = Math.max(0, caption.text.lastIndexOf(' ', playedCharacters))
  return { heard: caption.text.slice(0, end), unheard: caption.text.slice(end).trim() }
}

function isPlayed({ speechMs, playedMs }: CoachCaption) {
  return speechMs > 0 && playedMs >= speechMs - toleranceMs
}

function change(captions: Caption[], sentence: string, update: (caption: CoachCaption) => CoachCaption): Caption[] {
  return captions.map((caption) => (caption.who === 'coach' && caption.id === sentence ? update(caption) : caption))
}
