import { readdirSync, readFileSync } from 'node:fs'

export interface Migration {
  name: string
  /** The text of its files, in the order of their names. */
  files: string[]
  /** It is false for those that begin with `-- no transaction`: an index cannot be built concurrently in one. */
  inTransaction: boolean
  /** From `-- oldest known: 0001_initial`: servers that know that migration work with this one too. Null: none does. */
  oldestKnown: string | null
}

/** All migrations in a folder, in the order of their names. */
export function readMigrations(folder: URL): Migration[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.sql'))
  const byName = Map.groupBy(paths.toSorted(), (path) => path.replace(/([/\\].*|\.sql)$/, ''))
  return [...byName].map(([name, files]) => {
    const texts = files.map((path) => readFileSync(new URL(path, folder), 'utf8'))
    return {
      name,
      files: texts,
      inTransaction: !texts.some((text) => /^-- no transaction$/m.test(text)),
      oldestKnown: /^-- oldest known: (\S+)$/m.exec(texts[0] ?? '')?.[1] ?? null,
    }
  })
}
