import type { AuditKeys } from './audit-keys.ts'
import { entryMac } from './entry-mac.ts'

/** The last entry of a chain that was dropped because of its age; the number is '0' if none was. */
export interface DroppedUpTo {
  number: string
  mac: Buffer
}

export interface SignedDroppedUpTo extends DroppedUpTo {
  accountId: string
  keyId: string
  signature: Buffer
}

/** The signature keeps somebody who can only write to the database from removing entries and calling them old. */
export function signDropped(keys: AuditKeys, accountId: string, { number, mac }: DroppedUpTo): SignedDroppedUpTo {
  const { id, entries } = keys.current
  return { accountId, number, mac, keyId: id, signature: signatureOf(entries, accountId, { number, mac }) }
}

export function isSigned(keys: AuditKeys, { accountId, number, mac, keyId, signature }: SignedDroppedUpTo): boolean {
  const key = keys.find(keyId)
  return key !== undefined && signature.equals(signatureOf(key.entries, accountId, { number, mac }))
}

function signatureOf(key: Uint8Array, accountId: string, { number, mac }: DroppedUpTo) {
  return entryMac(key, { previousMac: mac, number, fields: ['dropped', accountId] })
}
