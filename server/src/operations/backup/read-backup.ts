import { isDeepStrictEqual } from 'node:util'
import { secretFiles, type SecretFile } from '../../config/secret-file.ts'
import { CommandError } from '../command/command-error.ts'
import {
  backupHeader,
  fileKinds,
  headerName,
  manifest as manifestSchema,
  manifestName,
  type BackupContents,
  type BackupHeader,
  type FileKind,
  type Manifest,
} from './backup-format.ts'
import type { Table } from './catalogue-store.ts'
import { createInventory } from './inventory.ts'
import { readTar, type TarEntry } from './tar.ts'

/** What is done with the parts of a backup, in the order in which they come. */
export interface BackupVisitor {
  header?: (header: BackupHeader) => Promise<void>
  secretKey?: (kind: SecretFile, key: Buffer) => void
  rows?: (table: Table, part: Buffer) => Promise<void>
  file?: (kind: FileKind, name: string, content: Buffer) => Promise<void>
  /** The whole backup was read, and is as it was written. */
  complete?: () => Promise<void>
}

/** Reads a decrypted backup to its end, and compares what it contains with its manifest. */
export async function readBackup(source: AsyncIterable<Uint8Array>, visitor: BackupVisitor): Promise<BackupContents> {
  const inventory = createInventory()
  let header: BackupHeader | undefined
  let manifest: Manifest | undefined
  for await (const entry of readTar(source)) {
    if (header) await read(header, entry)
    else {
      header = parseHeader(entry)
      for (const { name } of header.tables) inventory.addTable(name)
      await visitor.header?.(header)
    }
  }
  if (!header || !manifest) throw new CommandError('The backup is incomplete: it has no manifest.')
  compare(inventory.finish(), manifest)
  await visitor.complete?.()
  return { header, manifest }

  async function read({ tables }: BackupHeader, { name, content }: TarEntry) {
    if (name === manifestName) manifest = parseManifest(content)
    else {
      const [folder, second = ''] = name.split('/')
      const secret = folder === 'keys' ? secretFiles.find((each) => each === second) : undefined
      const kind = fileKinds.find((each) => each === folder)
      const table = folder === 'database' ? tables.find((each) => each.name === second) : undefined
      if (secret) visitor.secretKey?.(secret, content)
      else if (kind) {
        inventory.addFile(kind, second, content)
        await visitor.file?.(kind, second, content)
      } else if (table) {
        inventory.addRows(second, content)
        await visitor.rows?.(table, content)
      } else throw new CommandError(`The backup contains "${name}", which this version of Pipit does not know.`)
    }
  }
}

function parseHeader({ name, content }: TarEntry) {
  const parsed = name === headerName ? backupHeader.safeParse(parseJson(content)) : null
  if (!parsed?.success) throw new CommandError('This is no backup of Pipit, or one of a newer version.')
  return parsed.data
}

function parseManifest(content: Buffer) {
  const parsed = manifestSchema.safeParse(parseJson(content))
  if (!parsed.success) throw new CommandError('The manifest of the backup cannot be read.')
  return parsed.data
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString())
  } catch {
    return null
  }
}

function compare(found: Omit<Manifest, 'goneFiles'>, { tables, files }: Manifest) {
  for (const [name, expected] of [...Object.entries(tables), ...Object.entries(files)]) {
    if (!isDeepStrictEqual(found.tables[name] ?? found.files[name], expected)) {
      throw new CommandError(`The backup does not contain what its manifest says: ${name} differs.`)
    }
  }
}
