import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** One shade per pixel, from 0 (black) to 255 (white). */
export interface Picture {
  width: number
  height: number
  shades: Uint8Array
}

const run = promisify(execFile)
const dotsPerMillimetre = 300 / 25.4

let isPrepared = false

/** The QR codes in a picture, with positions in pixels from the upper left corner. */
export async function readCodes({ width, height, shades }: Picture) {
  if (!isPrepared) {
    const wasmBinary = (await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))))
      .buffer as ArrayBuffer
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
    isPrepared = true
  }
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`)
  return readBarcodes(Buffer.concat([header, shades]), { formats: ['QRCode'], maxNumberOfSymbols: 255 })
}

/** Renders the PDF at 300 dpi, like an office printer. */
export async function printPages(pdf: Buffer): Promise<Picture[]> {
  return withFile(pdf, async (file, folder) => {
    await run('pdftoppm', ['-r', '300', '-gray', file, join(folder, 'page')])
    const names = (await readdir(folder)).filter((name) => name.endsWith('.pgm')).sort()
    return Promise.all(names.map(async (name) => readPicture(await readFile(join(folder, name)))))
  })
}

/** All text in drawing order. */
export async function readText(pdf: Buffer): Promise<string> {
  const { stdout } = await withFile(pdf, (file) => run('pdftotext', ['-raw', file, '-']))
  return stdout.replaceAll(/\s+/g, ' ').trim()
}

/** Converts pixels to millimetres from the lower left corner. */
export function pointOn({ height }: Pick<Picture, 'height'>, { x, y }: { x: number; y: number }) {
  return { x: x / dotsPerMillimetre, y: (height - y) / dotsPerMillimetre }
}

export function shadeAt({ width, height, shades }: Picture, { x, y }: { x: number; y: number }) {
  const [column, row] = [Math.round(x * dotsPerMillimetre), Math.round(height - y * dotsPerMillimetre)]
  return shades[row * width + column]
}

function readPicture(file: Buffer): Picture {
  const [header = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.subarray(0, 40).toString('latin1')) ?? []
  return { width: Number(width), height: Number(height), shades: file.subarray(header.length) }
}

async function withFile<Result>(pdf: Buffer, use: (file: string, folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'pipit-sheet-'))
  try {
    const file = join(folder, 'sheet.pdf')
    await writeFile(file, pdf)
    return await use(file, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
