import { bluetoothName } from '@pipit/contract/devices/devices'

/** Where things are on a label, in millimetres from its lower left corner. */
export interface LabelLayout {
  /** The square of the QR code, its quiet zone included. */
  code: { x: number; y: number; side: number }
  text: {
    x: number
    centred: boolean
    /** The baseline of the first line. */
    y: number
    size: number
    leading: number
    /** How many groups of the claim code are in each line. */
    groups: number[]
    caption: { lines: number; characters: number }
  }
}

interface Size {
  width: number
  height: number
}

/** Courier's letters are all as wide as this share of their size. */
export const letterWidthRatio = 0.6

const maxTextSize = 2.8
const minTextSize = 1.76
const lineHeight = 1.25
/** Under a code with modules of this size there is room for the text; where it would get smaller, it goes beside. */
const comfortableModuleSize = 0.4
const lineBreaks = [[5], [3, 2], [2, 2, 1]]
const maxCaptionLength = bluetoothName('0'.repeat(26)).length

/** Text under the code, or beside it where that leaves the code too small; null where the text alone has no room. */
export function arrangeLabel(label: Size, modules: number): LabelLayout | null {
  const under = largest(lineBreaks.map((groups) => textUnder(label, groups)))
  if (under && under.code.side / modules >= comfortableModuleSize) return under
  return largest([under, ...lineBreaks.map((groups) => textBeside(label, groups))])
}

function textUnder({ width, height }: Size, groups: number[]): LabelLayout | null {
  const room = roomOn({ width, height })
  const text = fitText(room.width, groups)
  if (!text) return null
  const side = Math.min(room.width, room.height - text.height)
  const bottom = (height - side - text.height) / 2
  return {
    code: { x: (width - side) / 2, y: bottom + text.height, side },
    text: { ...text, x: width / 2, centred: true, y: bottom + text.height - text.size },
  }
}

function textBeside({ width, height }: Size, groups: number[]): LabelLayout | null {
  const room = roomOn({ width, height })
  const side = Math.min(room.height, room.width - widthOf(groups, minTextSize))
  const text = fitText(room.width - side, groups)
  if (!text || text.height > room.height) return null
  const left = (width - side - widthOf(groups, text.size)) / 2
  return {
    code: { x: left, y: (height - side) / 2, side },
    text: { ...text, x: left + side, centred: false, y: (height + text.height) / 2 - text.size },
  }
}

/** A knife or a label's rounded corner takes a little; larger labels look better with more white around. */
function roomOn({ width, height }: Size): Size {
  const padding = Math.min(3, Math.max(1, Math.min(width, height) / 20))
  return { width: width - 2 * padding, height: height - 2 * padding }
}

function fitText(width: number, groups: number[]) {
  const size = Math.min(maxTextSize, width / widthOf(groups, 1))
  // Rounding must not cost a letter that was to fit exactly.
  const characters = Math.floor(width / (letterWidthRatio * size) + 1e-6)
  if (size < minTextSize - 1e-6) return null
  const caption = { characters, lines: Math.ceil(maxCaptionLength / characters) }
  const leading = size * lineHeight
  return { size, leading, groups, caption, height: leading * (groups.length + caption.lines) }
}

/** Groups of five letters with a space between them; the very last group has six. */
function widthOf(groups: number[], size: number) {
  const letters = groups.map((count, line) => count * 6 - 1 + (line === groups.length - 1 ? 1 : 0))
  return Math.max(...letters) * letterWidthRatio * size
}

/** The one with the largest code; among equals, the one with the largest text. */
function largest(arrangements: (LabelLayout | null)[]): LabelLayout | null {
  const possible = arrangements.filter((each) => each !== null)
  return (
    possible.toSorted((one, other) => other.code.side - one.code.side || other.text.size - one.text.size)[0] ?? null
  )
}
