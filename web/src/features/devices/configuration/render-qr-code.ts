import { toString as toText } from 'qrcode'

/** A QR code as the address of a picture. */
export async function renderQrCode(text: string): Promise<string> {
  const drawing = await toText(text, { type: 'svg', errorCorrectionLevel: 'L' })
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
