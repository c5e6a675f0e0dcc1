/**
 * For browsers without Bluetooth: the sealed configuration as a QR code that the device's camera reads. Only the device
 * can open it, so it may be shown on a screen.
 */

const prefix = 'PIPIT1:'

/** The API returns base64; the QR code contains base64url. */
export function configurationQr(sealed: string): string {
  return prefix + sealed.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Null for any other QR code. */
export function readConfigurationQr(text: string): Uint8Array<ArrayBuffer> | null {
  const encoded = text.slice(prefix.length)
  if (!text.startsWith(prefix) || !/^[\w-]+$/.test(encoded) || encoded.length % 4 === 1) return null
  return Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}
