import jpeg from 'jpeg-js'
import QRCode from 'qrcode'

const [width, height] = [640, 480]
const [pixelsPerModule, margin] = [5, 40]

/** What a camera sees: a QR code with this text, or nothing but grey. */
export function aCameraPicture(text?: string): Uint8Array<ArrayBuffer> {
  const data = Buffer.alloc(width * height * 4, 200)
  const modules = text === undefined ? null : QRCode.create(text).modules
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [x, y].map((at) => Math.floor((at - margin) / pixelsPerModule)) as [number, number]
      const isInside = modules && column >= 0 && row >= 0 && column < modules.size && row < modules.size
      if (isInside && modules.get(row, column)) data.fill(20, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  return new Uint8Array(jpeg.encode({ data, width, height }, 80).data)
}
