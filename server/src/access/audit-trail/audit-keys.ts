import { createHmac } from 'node:crypto'

/** Derived from one value of `SECRET_KEY`. The id is stored with what the key has signed, and reveals nothing of it. */
interface AuditKey {
  id: string
  entries: Uint8Array
  anchors: Uint8Array
}

export type AuditKeys = ReturnType<typeof createAuditKeys>

/** Values of `SECRET_KEY`, oldest first, as far as they are known; which of them is the current one. */
export interface AuditSecrets {
  former: AuditKey[]
  current: AuditKey
  /** Other processes may sign with it already. */
  next: AuditKey | null
}

/** The current key, and the ones before it, with which older entries are verified. */
export function createAuditKeys(secrets: () => AuditSecrets) {
  const inOrder = () => {
    const { former, current, next } = secrets()
    return [...former, current, ...(next ? [next] : [])]
  }
  const indexOf = (id: string) => inOrder().findIndex((key) => key.id === id)
  return {
    get current() {
      return secrets().current
    },
    /** The key is being replaced: whoever appends must know whether another process has used the next one. */
    get hasNext() {
      return secrets().next !== null
    },
    /** The key for what follows an entry of `headKeyId`: a key is not used again after its successor. */
    toFollow(headKeyId: string | null): AuditKey {
      const { current } = secrets()
      const ofHead = headKeyId === null ? undefined : inOrder()[indexOf(headKeyId)]
      return ofHead && indexOf(ofHead.id) > indexOf(current.id) ? ofHead : current
    },
    find: (id: string) => inOrder().find((key) => key.id === id),
    /** Whether an entry of one key may follow an entry of the other. */
    isInOrder: (before: string, after: string) => indexOf(before) <= indexOf(after),
  }
}

export function deriveAuditKey(forPurpose: (purpose: string) => Uint8Array): AuditKey {
  const entries = forPurpose('audit trail')
  return {
    id: createHmac('sha256', entries).update('key id').digest('hex').slice(0, 8),
    entries,
    anchors: forPurpose('audit trail anchor'),
  }
}
