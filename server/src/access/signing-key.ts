const signingKeys = new WeakMap<Uint8Array, Promise<CryptoKey>>()

/** The library would import a key again for each token that it signs or verifies. */
export function signingKeyOf(key: Uint8Array): Promise<CryptoKey> {
  const known = signingKeys.get(key)
  if (known) return known
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = crypto.subtle.importKey('raw', new Uint8Array(key), algorithm, false, ['sign', 'verify'])
  signingKeys.set(key, imported)
  return imported
}
