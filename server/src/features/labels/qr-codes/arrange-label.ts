import { bluetoothName } from '@pipit/contract/devices/devices'

/** The positions of code and text on a label, in millimetres from its lower left corner. */
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

/** The width of a Courier letter relative to the font size. */
export const letterWidthRatio = 0.6

const maxTextMillimetres = 2.8
const minTextMillimetres = 1.76
const lineHeight = 1.25
/** If the modules would be smaller than this with the text under the code, the text goes beside it. */
const comfortableModuleMillimetres = 0.4
const lineBreaks = [[5], [3, 2], [2, 2, 1]]
const maxCaptionLength = bluetoothName('0'.repeat(26)).length

/** Puts the text under the code, or beside it if the code would get too small. Null if the text does not fit. */
export function arrangeLabel(label: Size, modules: number): LabelLayout | null {
  const under = largest(lineBreaks.map((groups) => textUnder(label, groups)))
  if (under && under.code.side / modules >= comfortableModuleMillimetres) return under
  return largest([under, ...lineBreaks.map((groups) => textBeside(label, groups))])
}

function textUnder({ width, height }: Size, groups: number[]): LabelLayout | null {
  const area = printableArea({ width, height })
  const text = fitText(area.width, groups)
  if (!text) return null
  const side = Math.min(area.width, area.height - text.height)
  const bottom = (height - side - text.height) / 2
  return {
    code: { x: (width - side) / 2, y: bottom + text.height, side },
    text: { ...text, x: width / 2, centred: true, y: bottom + text.height - text.size },
  }
}

function textBeside({ width, height }: Size, groups: number[]): LabelLayout | null {
  const area = printableArea({ width, height })
  const side = Math.min(area.height, area.width - widthOf(groups, minTextMillimetres))
  const text = fitText(area.width - side, groups)
  if (!text || text.height > area.height) return null
  const left = (width - side - widthOf(groups, text.size)) / 2
  return {
    code: { x: left, y: (height - side) / 2, side },
    text: { ...text, x: left + side, centred: false, y: (height + text.height) / 2 - text.size },
  }
}

/** Space for imprecise cuts and rounded corners; larger labels get more. */
function printableArea({ width, height }: Size): Size {
  const padding = Math.min(3, Math.max(1, Math.min(width, height) / 20))
  return { width: width - 2 * padding, height: height - 2 * padding }
}

function fitText(width: number, groups: number[]) {
  const size = Math.min(maxTextMillimetres, width / widthOf(groups, 1))
  // The tolerance prevents that rounding errors cost a letter.
  const characters = Math.floor(width / (letterWidthRatio * size) + 1e-6)
  if (size < minTextMillimetres - 1e-6) return null
  const caption = { characters, lines: Math.ceil(maxCaptionLength / characters) }
  const leading = size * lineHeight
  return { size, leading, groups, caption, height: leading * (groups.length + caption.lines) }
}

/** Groups have five letters and a space between them; the last group of the code has six letters. */
function widthOf(groups: number[], size: number) {
  const letters = groups.map((count, line) => count * 6 - 1 + (line === groups.length - 1 ? 1 : 0))
  return Math.max(...letters) * letterWidthRatio * size
}

/** Prefers a large code, then a large text. */
function largest(arrangements: (LabelLayout | null)[]): LabelLayout | null {
  const possible = arrangements.filter((each) => each !== null)
  return (
    possible.toSorted((one, other) => other.code.side - one.code.side || other.text.size - one.text.size)[0] ?? null
  )
}
