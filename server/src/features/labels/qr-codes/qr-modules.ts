import { create, type BitMatrix } from 'qrcode'
import type { Label } from './label.ts'

/** White space on each side, in modules, as the QR code standard requires. */
export const quietZone = 4

/** The claim code is a separate segment, because the alphanumeric mode takes less space than bytes. */
export function qrModules({ url, claimCode }: Pick<Label, 'url' | 'claimCode'>): BitMatrix {
  const segments = [
    { data: Buffer.from(url), mode: 'byte' },
    { data: claimCode, mode: 'alphanumeric' },
  ] as const
  return create([...segments], { errorCorrectionLevel: 'M' }).modules
}

/** Calls `draw` for each horizontal run of dark modules. Rows count from the top. */
export function eachRun({ data, size }: BitMatrix, draw: (x: number, y: number, length: number) => void) {
  for (let y = 0; y < size; y += 1) {
    const row = y * size
    let x = 0
    while (x < size) {
      const start = x
      while (x < size && data[row + x]) x += 1
      if (x > start) draw(start, y, x - start)
      x += 1
    }
  }
}
