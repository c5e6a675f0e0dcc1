import { createHmac } from 'node:crypto'

/** Derived from one value of `SECRET_KEY`. The id is stored with what the key has signed, and reveals nothing of it. */
interface AuditKey {
  id: string
  entries: Uint8Array
  anchors: Uint8Array
}

export type AuditKeys = ReturnType<typeof createAuditKeys>

interface SecretKeys {
  forPurpose: (purpose: string) => Uint8Array
}

/** The current secret, and the ones before it, oldest first, with which older entries are verified. */
export function createAuditKeys(current: SecretKeys, previous: SecretKeys[]) {
  const keys = [...previous, current].map(deriveKey)
  return {
    current: keys.at(-1) as AuditKey,
    find: (id: string) => keys.find((key) => key.id === id),
    /** Whether an entry of one key may follow an entry of the other: a key is not used again after its successor. */
    isInOrder: (before: string, after: string) => indexOf(before) <= indexOf(after),
  }

  function indexOf(id: string) {
    return keys.findIndex((key) => key.id === id)
  }
}

function deriveKey({ forPurpose }: SecretKeys): AuditKey {
  const entries = forPurpose('audit trail')
  return {
    id: createHmac('sha256', entries).update('key id').digest('hex').slice(0, 8),
    entries,
    anchors: forPurpose('audit trail anchor'),
  }
}
