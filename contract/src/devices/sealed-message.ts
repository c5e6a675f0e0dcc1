/** How the server seals messages for one device with HPKE; docs/device-protocol.md describes it for firmware authors. */

/** Each has its own `info`, so that one cannot be passed off as the other. */
const infos = { configuration: 'pipit configuration v1', challenge: 'pipit possession challenge v1' }
export type SealedMessage = keyof typeof infos

export const sealedVersion = 1
const encapsulatedKeyLength = 32

/** The inputs of HPKE (mode PSK) that both sides share. */
export async function sealedFor(message: SealedMessage, deviceId: string, claimCode: string) {
  // The plain hash of the code would not do: the server stores that one, and a stolen table must not open a message.
  const key = await crypto.subtle.digest('SHA-256', bytesOf(`pipit psk v1:${claimCode}`))
  return {
    info: bytesOf(infos[message]),
    psk: { id: bytesOf('pipit claim code'), key: new Uint8Array(key) },
    aad: bytesOf(deviceId),
  }
}

/** Version, encapsulated key, ciphertext. */
export function joinSealed(encapsulatedKey: Uint8Array, ciphertext: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(sealedVersion, ...encapsulatedKey, ...ciphertext)
}

export function splitSealed(sealed: Uint8Array) {
  return {
    version: sealed[0],
    encapsulatedKey: sealed.slice(1, 1 + encapsulatedKeyLength),
    ciphertext: sealed.slice(1 + encapsulatedKeyLength),
  }
}

function bytesOf(text: string) {
  return new TextEncoder().encode(text)
}
