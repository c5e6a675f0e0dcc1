/**
 * For browsers without Bluetooth: the sealed configuration as a QR code that the device's camera reads. It is as secret
 * on a screen as it is in the air: only the device can open it.
 */

const prefix = 'PIPIT1:'

/** Takes the base64 that the API gives; QR codes get the form of it that is safe everywhere. */
export function configurationQr(sealed: string): string {
  return prefix + sealed.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Null for a QR code that is none of ours. */
export function readConfigurationQr(text: string): Uint8Array<ArrayBuffer> | null {
  const encoded = text.slice(prefix.length)
  if (!text.startsWith(prefix) || !/^[\w-]+$/.test(encoded) || encoded.length % 4 === 1) return null
  return Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}
