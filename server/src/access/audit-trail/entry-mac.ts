import { createHmac } from 'node:crypto'

/** The fields of a stored entry, as text, in this order: at, actor, action, account, resource, resource id, reason. */
export type EntryFields = (string | null)[]

/** Covers the entry and, through the MAC before it, every earlier entry. */
export function entryMac(key: Uint8Array, { previousMac, id, fields }: SignedEntry): Buffer {
  return createHmac('sha256', key)
    .update(previousMac)
    .update([id, ...fields].map(withLength).join(''))
    .digest()
}

interface SignedEntry {
  previousMac: Uint8Array
  id: string
  fields: EntryFields
}

/** With the length in front, nothing can be moved from one field to the next under the same MAC. */
function withLength(field: string | null) {
  return field === null ? '-' : `${Buffer.byteLength(field)}:${field}`
}
