import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { AuditKeys } from './audit-keys.ts'
import type { CheckpointHead } from './checkpoint-store.ts'

/** A checkpoint that the trail must contain, recorded outside the database. */
export interface Anchor extends CheckpointHead {
  at: string
}

/** The part of the file storage that the anchor needs: a folder or a bucket. */
export interface AnchorFiles {
  read: (name: string) => Promise<Uint8Array | null>
  write: (name: string, content: Uint8Array) => Promise<void>
}

const signedFields = ['checkpoint', 'entry', 'mac', 'at', 'keyId'] as const

type StoredAnchor = Record<(typeof signedFields)[number] | 'signature', string>

/** Its name in the file storage. */
export const anchorFile = createHash('sha256').update('audit trail anchor').digest('hex').slice(0, 32)

export type AnchorStorage = ReturnType<typeof createAnchorStorage>

/** Stores one anchor, shared by all machines that share the file storage. */
export function createAnchorStorage(files: AnchorFiles, keys: AuditKeys) {
  return {
    /** Null if there is none, `'invalid'` if none of our keys has signed it. */
    async read(): Promise<Anchor | null | 'invalid'> {
      const content = await files.read(anchorFile)
      return content && (parse(content) ?? 'invalid')
    },

    async write({ number, newestEntryId, mac }: CheckpointHead) {
      const named = {
        checkpoint: number,
        entry: newestEntryId,
        mac: mac.toString('hex'),
        at: new Date().toISOString(),
        keyId: keys.current.id,
      }
      const signature = sign(keys.current.anchors, named).toString('hex')
      await files.write(anchorFile, Buffer.from(`${JSON.stringify({ ...named, signature })}\n`))
    },
  }

  function parse(content: Uint8Array): Anchor | null {
    const stored = parseFields(content)
    const key = stored && keys.find(stored.keyId)
    if (!key) return null
    const signature = Buffer.from(stored.signature, 'hex')
    const expected = sign(key.anchors, stored)
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
    const { checkpoint, entry, mac, at } = stored
    return { number: checkpoint, newestEntryId: entry, mac: Buffer.from(mac, 'hex'), at }
  }
}

function parseFields(content: Uint8Array): StoredAnchor | null {
  try {
    const parsed = JSON.parse(Buffer.from(content).toString()) as Partial<StoredAnchor>
    const isComplete = [...signedFields, 'signature' as const].every((name) => typeof parsed[name] === 'string')
    return isComplete ? (parsed as StoredAnchor) : null
  } catch {
    // Somebody else has written it.
    return null
  }
}

function sign(key: Uint8Array, named: Omit<StoredAnchor, 'signature'>) {
  return createHmac('sha256', key)
    .update(signedFields.map((name) => named[name]).join('\n'))
    .digest()
}
