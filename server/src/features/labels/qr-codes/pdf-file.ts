import { deflateSync } from 'node:zlib'

interface PageSetUp {
  /** Millimetres, like all coordinates. */
  width: number
  height: number
  /** Drawn first on every page, but stored once. */
  background: string
}

/** The resource names of two standard fonts, which every PDF reader has. */
export const boldFont = 'B'
export const plainFont = 'P'

const pointsPerMillimetre = 72 / 25.4
const objectNumbers = { catalog: 1, pages: 2, bold: 3, plain: 4, background: 5 }

/**
 * Streams a PDF with one page per content. Only the offsets of the objects are held in memory. Supports only what label
 * sheets need: vectors and Latin text.
 */
export async function* writePdf(contents: AsyncIterable<Buffer>, { width, height, background }: PageSetUp) {
  const offsets: number[] = []
  let position = 0
  const box = `[0 0 ${pdfNumber(width * pointsPerMillimetre)} ${pdfNumber(height * pointsPerMillimetre)}]`
  const toMillimetres = `${pointsPerMillimetre} 0 0 ${pointsPerMillimetre} 0 0 cm\n`
  const pages: number[] = []

  yield write('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n')
  // Printing must not scale the page, or the labels would not match their paper.
  const preferences = '/ViewerPreferences << /PrintScaling /None >>'
  yield writeObject(
    objectNumbers.catalog,
    `<< /Type /Catalog /Pages ${reference(objectNumbers.pages)} ${preferences} >>`,
  )
  yield writeObject(objectNumbers.bold, fontObject('Courier-Bold'))
  yield writeObject(objectNumbers.plain, fontObject('Courier'))
  yield* writeStream(objectNumbers.background, Buffer.from(toMillimetres + background))
  let next = objectNumbers.background + 1
  for await (const content of contents) {
    const [page, stream] = [next, next + 1]
    next += 2
    pages.push(page)
    const parts = `[${reference(objectNumbers.background)} ${reference(stream)}]`
    yield writeObject(page, `<< /Type /Page /Parent ${reference(objectNumbers.pages)} /Contents ${parts} >>`)
    yield* writeStream(stream, content)
  }
  const fonts = `/Font << /${boldFont} ${reference(objectNumbers.bold)} /${plainFont} ${reference(objectNumbers.plain)} >>`
  const kids = `[${pages.map(reference).join(' ')}]`
  const inherited = `/MediaBox ${box} /Resources << ${fonts} >>`
  yield writeObject(objectNumbers.pages, `<< /Type /Pages /Count ${pages.length} /Kids ${kids} ${inherited} >>`)
  yield writeEnd()

  function write(content: string | Buffer) {
    const written = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
    position += written.length
    return written
  }

  function writeObject(number: number, body: string) {
    offsets[number] = position
    return write(`${number} 0 obj\n${body}\nendobj\n`)
  }

  function* writeStream(number: number, content: Buffer) {
    // The fastest level takes half the time for a sixth more bytes.
    const compressed = deflateSync(content, { level: 1 })
    offsets[number] = position
    yield write(`${number} 0 obj\n<< /Length ${compressed.length} /Filter /FlateDecode >>\nstream\n`)
    yield write(compressed)
    yield write('\nendstream\nendobj\n')
  }

  function writeEnd() {
    // The format requires lines of exactly 20 bytes.
    const lines = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    const table = `xref\n0 ${offsets.length}\n0000000000 65535 f \n${lines.join('')}`
    const trailer = `trailer\n<< /Size ${offsets.length} /Root ${reference(objectNumbers.catalog)} >>\n`
    return write(`${table}${trailer}startxref\n${position}\n%%EOF\n`)
  }
}

/** PDF does not allow exponents. */
export function pdfNumber(value: number): string {
  return String(Number(value.toFixed(3)))
}

/** Replaces characters that the fonts lack with question marks. */
export function pdfText(text: string): string {
  const windows = text
    .replaceAll('…', '\x85')
    .replaceAll('’', '\x92')
    .replaceAll('œ', '\x9c')
    .replaceAll('\u202f', '\xa0')
  const known = windows.replaceAll(/[^\x20-\x7e\x85\x92\x9c\xa0-\xff]/gu, '?')
  return `(${known.replaceAll(/[\\()]/g, '\\$&')})`
}

function fontObject(name: string) {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
}

function reference(number: number) {
  return `${number} 0 R`
}
