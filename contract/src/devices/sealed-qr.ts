import type { SealedMessage } from './sealed-message.ts'

/**
 * Browsers without Bluetooth show a sealed message as a QR code that the device's camera reads. Only the device can open
 * it, so it may be shown on a screen.
 */

const prefixes: Record<SealedMessage, string> = { configuration: 'PIPIT1:', challenge: 'PIPITC1:' }

/** The API returns base64; the QR code contains base64url. */
export function sealedQr(message: SealedMessage, sealed: string): string {
  return prefixes[message] + sealed.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Returns null for any other QR code. */
export function readSealedQr(message: SealedMessage, text: string): Uint8Array<ArrayBuffer> | null {
  const prefix = prefixes[message]
  const encoded = text.slice(prefix.length)
  if (!text.startsWith(prefix) || !/^[\w-]+$/.test(encoded) || encoded.length % 4 === 1) return null
  return Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}
