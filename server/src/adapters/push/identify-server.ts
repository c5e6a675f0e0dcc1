import type { KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'

export interface ServerIdentity {
  publicKey: string
  privateKey: KeyObject
  /** Where the operator of a push service can complain. */
  contactUrl: string
}

/** RFC 8292 allows a day. */
const lifetime = '12 hours'

/** The header by which a push service knows who sends: VAPID, RFC 8292. */
export async function identifyServer({ publicKey, privateKey, contactUrl }: ServerIdentity, endpoint: string) {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(contactUrl)
    .setExpirationTime(lifetime)
    .sign(privateKey)
  return `vapid t=${token}, k=${publicKey}`
}
