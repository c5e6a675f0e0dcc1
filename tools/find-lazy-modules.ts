import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const dynamicImport = /\bimport\(\s*'(\.{1,2}\/[^']+)'\s*\)/g

/** The URLs of all modules below a folder that its product code imports only when they are first needed. */
export function findLazyModules(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(^|[/\\])testing[/\\]/.test(name),
  )
  const urls = files.flatMap((name) => {
    const file = join(folder, name)
    return [...readFileSync(file, 'utf8').matchAll(dynamicImport)].map(
      ([, specifier = '']) => new URL(specifier, pathToFileURL(file)).href,
    )
  })
  return [...new Set(urls)].sort()
}
