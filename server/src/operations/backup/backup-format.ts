import { z } from 'zod'

/**
 * A backup is a tar archive, compressed with Zstandard and encrypted with age. In this order:
 *
 *     backup.json                       what follows (`BackupHeader`)
 *     keys/<kind>                       only if Pipit generated them: the current one, and others that are still needed
 *     audit/<name>                      the anchor of the audit trail
 *     database/<table>/<number>.copy    parts of what COPY writes, to be joined
 *     recordings/<name>                 encrypted with the secret key, as they are stored
 *     manifest.json                     what there was to find (`Manifest`)
 */
export const headerName = 'backup.json'
export const manifestName = 'manifest.json'
export const fileKinds = ['audit', 'recordings'] as const

export type FileKind = (typeof fileKinds)[number]

export type BackupHeader = z.output<typeof backupHeader>
export const backupHeader = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** The restore keeps this order. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** The restore creates them first, so that it need not move rows afterwards. */
  monthPartitions: z.array(z.object({ table: z.string(), month: z.iso.date() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Names the secret key and reveals nothing of it. */
  secretKeyId: z.string(),
})

export type Manifest = z.output<typeof manifest>
export const manifest = z.object({
  tables: z.record(z.string(), z.object({ rows: z.int(), bytes: z.int(), sha256: z.string() })),
  files: z.record(z.string(), z.object({ count: z.int(), bytes: z.int(), sha256: z.string() })),
  /** Recordings whose file was deleted while the backup was made. */
  goneFiles: z.array(z.string()),
})

export interface BackupContents {
  header: BackupHeader
  manifest: Manifest
}
