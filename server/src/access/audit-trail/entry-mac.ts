import { createHmac } from 'node:crypto'

/** The fields of a stored entry, as text, in this order: account, id, at, actor, action, resource, resource id, reason. */
export type EntryFields = (string | null)[]

/** Covers the entry and, through the MAC before it, every earlier entry of its chain. */
export function entryMac(key: Uint8Array, { previousMac, number, fields }: SignedEntry): Buffer {
  return createHmac('sha256', key)
    .update(previousMac)
    .update([number, ...fields].map(withLength).join(''))
    .digest()
}

interface SignedEntry {
  previousMac: Uint8Array
  number: string
  fields: EntryFields
}

/** The length keeps text from being moved from one field to the next under the same MAC. */
function withLength(field: string | null) {
  return field === null ? '-' : `${Buffer.byteLength(field)}:${field}`
}
