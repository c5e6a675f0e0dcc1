import { claimCodeGroups } from '@pipit/contract/labels/labels'
import { letterWidthRatio } from './arrange-label.ts'
import type { Label } from './label.ts'
import type { SheetLayout } from './lay-out-sheet.ts'
import type { PageContent } from './page-content.ts'
import { boldFont, plainFont, pdfNumber, pdfText } from './pdf-file.ts'
import { eachRun, qrModules, quietZone } from './qr-modules.ts'

/** Draws labels. The position is the lower left corner, in millimetres. */
export function createLabelDrawer(content: PageContent, { code, text }: SheetLayout['arrangement']) {
  const { lines: captionLines, characters } = text.caption
  const captionLine = new RegExp(`.{1,${characters}}(?:\\s+|$)|.{1,${characters}}`, 'gu')

  return function drawLabel(label: Label, left: number, bottom: number) {
    content.write(`q 1 0 0 1 ${pdfNumber(left)} ${pdfNumber(bottom)} cm\n`)
    drawText(label)
    drawCode(label)
    content.write('Q\n')
  }

  /** One vector path: sharp at any resolution and without seams between the rows. */
  function drawCode(label: Label) {
    const modules = qrModules(label)
    const module = code.side / (modules.size + 2 * quietZone)
    const [x, y] = [code.x + quietZone * module, code.y + quietZone * module]
    content.write(`${pdfNumber(module)} 0 0 ${pdfNumber(module)} ${pdfNumber(x)} ${pdfNumber(y)} cm\n`)
    eachRun(modules, (start, row, length) => content.writeRectangle(start, modules.size - 1 - row, length))
    content.write('f\n')
  }

  function drawText({ claimCode, caption }: Label) {
    const codeLines = breakCode(claimCode, text.groups)
    content.write('BT\n')
    for (const [index, line] of codeLines.entries()) drawLine(boldFont, line, index)
    for (const [index, line] of breakCaption(caption).entries()) drawLine(plainFont, line, codeLines.length + index)
    content.write('ET\n')
  }

  function drawLine(font: string, line: string, index: number) {
    const x = text.centred ? text.x - (line.length * letterWidthRatio * text.size) / 2 : text.x
    const y = text.y - index * text.leading
    const textMatrix = `1 0 0 1 ${pdfNumber(x)} ${pdfNumber(y)} Tm`
    content.write(`/${font} ${pdfNumber(text.size)} Tf ${textMatrix} ${pdfText(line)} Tj\n`)
  }

  function breakCaption(caption: string): string[] {
    const lines = (caption.match(captionLine) ?? []).map((line) => line.trim())
    const last = lines[captionLines - 1]
    if (lines.length <= captionLines || last === undefined) return lines
    return [...lines.slice(0, captionLines - 1), `${last.slice(0, characters - 1)}…`]
  }
}

function breakCode(claimCode: string, groups: number[]): string[] {
  const remaining = claimCodeGroups(claimCode)
  return groups.map((count) => remaining.splice(0, count).join(' '))
}
