import { createHash, type Hash } from 'node:crypto'

/** What a backup contains, by table and by kind of file. Whoever writes a backup counts, and whoever reads it counts again. */
export interface Inventory {
  tables: Record<string, { rows: number; bytes: number; sha256: string }>
  files: Record<string, { count: number; bytes: number; sha256: string }>
}

interface Counted {
  count: number
  bytes: number
  hash: Hash
}

const newline = 0x0a

export function createInventory() {
  const tables = new Map<string, Counted>()
  const files = new Map<string, Counted>()
  return {
    /** Adds a table without rows, too. */
    addTable: (table: string) => void entryOf(tables, table),

    /** A part of what COPY writes: one line for each row. */
    addRows(table: string, content: Buffer) {
      const counted = entryOf(tables, table)
      counted.count += countLines(content)
      counted.bytes += content.length
      counted.hash.update(content)
    },

    addFile(kind: string, name: string, content: Uint8Array) {
      const counted = entryOf(files, kind)
      counted.count += 1
      counted.bytes += content.length
      counted.hash.update(`${name} ${content.length}\n`).update(content)
    },

    finish: (): Inventory => ({
      tables: Object.fromEntries(
        [...tables].map(([name, { count, bytes, hash }]) => [name, { rows: count, bytes, sha256: hash.digest('hex') }]),
      ),
      files: Object.fromEntries(
        [...files].map(([name, { count, bytes, hash }]) => [name, { count, bytes, sha256: hash.digest('hex') }]),
      ),
    }),
  }
}

function entryOf(entries: Map<string, Counted>, name: string) {
  const entry = entries.get(name) ?? { count: 0, bytes: 0, hash: createHash('sha256') }
  entries.set(name, entry)
  return entry
}

function countLines(content: Buffer) {
  let lines = 0
  for (let at = content.indexOf(newline); at !== -1; at = content.indexOf(newline, at + 1)) lines += 1
  return lines
}
