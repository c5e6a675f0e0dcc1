import { toString as toText } from 'qrcode'

/** A QR code as a data URL. */
export async function renderQrCode(text: string): Promise<string> {
  const svg = await toText(text, { type: 'svg', errorCorrectionLevel: 'L' })
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
