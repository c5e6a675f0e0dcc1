import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { AuditKeys } from './audit-keys.ts'
import type { AuditHead } from './audit-trail-store.ts'

/** An entry that the trail must contain, recorded outside the database. */
export interface Anchor extends AuditHead {
  at: string
}

/** The part of the file storage that the anchor needs: a folder or a bucket. */
export interface AnchorFiles {
  read: (name: string) => Promise<Uint8Array | null>
  write: (name: string, content: Uint8Array) => Promise<void>
}

type StoredAnchor = Record<'entry' | 'mac' | 'at' | 'keyId' | 'signature', string>

const fileName = createHash('sha256').update('audit trail anchor').digest('hex').slice(0, 32)

export type AnchorStorage = ReturnType<typeof createAnchorStorage>

/** Stores one anchor, shared by all machines that share the file storage. */
export function createAnchorStorage(files: AnchorFiles, keys: AuditKeys) {
  return {
    /** Null if there is none, `'invalid'` if none of our keys has signed it. */
    async read(): Promise<Anchor | null | 'invalid'> {
      const content = await files.read(fileName)
      return content && (parse(content) ?? 'invalid')
    },

    async write({ id, mac }: AuditHead) {
      const named = { entry: id, mac: mac.toString('hex'), at: new Date().toISOString(), keyId: keys.current.id }
      const signature = sign(keys.current.anchors, named).toString('hex')
      await files.write(fileName, Buffer.from(`${JSON.stringify({ ...named, signature })}\n`))
    },
  }

  function parse(content: Uint8Array): Anchor | null {
    const stored = parseFields(content)
    const key = stored && keys.find(stored.keyId)
    if (!key) return null
    const signature = Buffer.from(stored.signature, 'hex')
    const expected = sign(key.anchors, stored)
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
    return { id: stored.entry, mac: Buffer.from(stored.mac, 'hex'), at: stored.at }
  }
}

function parseFields(content: Uint8Array): StoredAnchor | null {
  try {
    const parsed = JSON.parse(Buffer.from(content).toString()) as Partial<StoredAnchor>
    const { entry, mac, at, keyId, signature } = parsed
    return entry && mac !== undefined && at && keyId && signature ? { entry, mac, at, keyId, signature } : null
  } catch {
    // Not JSON: somebody else has written it.
    return null
  }
}

function sign(key: Uint8Array, { entry, mac, at, keyId }: Omit<StoredAnchor, 'signature'>) {
  return createHmac('sha256', key).update([entry, mac, at, keyId].join('\n')).digest()
}
