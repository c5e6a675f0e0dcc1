import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What Vite's manifest says of a file: what it loads at once, and what only when it is needed. */
export type WebManifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>

/** Gzipped script that a page loads, in kB, with everything that is loaded before it. */
const firstPage = { kind: 'visitor', limit: 140 } as const
const budgets = [
  { kind: 'visitor', limit: 171, pages: /^src\/features\/(sessions|helplines|wait-list|second-contacts)\/(?!admin)/ },
  { kind: 'superadmin', limit: 340, pages: /\/admin\/|^src\/features\/(chat|jobs|overview)\// },
  { kind: 'family', limit: 380, pages: /^src\// },
] as const

/** The manifest does not have it, because its script is divided into groups. */
export const shellPage = 'index.en.html'
const layouts = { visitor: [], superadmin: ['app-layout', 'admin-layout'], family: ['app-layout', 'family-layout'] }

/** Describes the largest pages, and throws if one is larger than its budget. */
export async function checkPageBudgets(manifest: WebManifest, build: string): Promise<string> {
  const sizes = new Map<string, number>()
  for (const { file } of Object.values(manifest)) {
    if (file.endsWith('.js')) sizes.set(file, (await readFile(join(build, `${file}.gz`))).length)
  }
  const atFirst = filesAtFirst(await readFile(join(build, shellPage), 'utf8'))
  const pages = pageFiles(manifest).map((source) => {
    const { kind, limit } = budgetOf(source)
    const loaded = [...layouts[kind].map((name) => `src/app/${name}.tsx`), source]
    const files = new Set([...atFirst, ...loaded.flatMap((name) => filesOf(manifest, name))])
    const total = [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
    return { source, kind, limit, kilobytes: total / 1000 }
  })
  const over = pages.filter(({ kilobytes, limit }) => kilobytes > limit)
  if (over.length > 0) throw new Error(`Larger than their budget:\n${describe(over)}`)
  return describe(largestOfEachKind(pages))
}

type Page = { source: string; kind: string; limit: number; kilobytes: number }

/** Pages are loaded when they are opened; the first one is part of what is loaded at once. */
function pageFiles(manifest: WebManifest) {
  return [shellPage, ...Object.keys(manifest).filter((source) => source.endsWith('-page.tsx'))]
}

const budgetOf = (source: string) =>
  source === shellPage ? firstPage : (budgets.find(({ pages }) => pages.test(source)) ?? budgets[2])

/** The scripts that a page names itself. */
export function filesAtFirst(page: string): string[] {
  return [...page.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)
}

/** A part of the application, and everything that is loaded with it. */
export function filesOf(manifest: WebManifest, name: string, seen = new Set<string>()): string[] {
  const part = manifest[name]
  if (!part || seen.has(name)) return []
  seen.add(name)
  return [part.file, ...(part.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))]
}

function largestOfEachKind(pages: Page[]) {
  const sorted = pages.toSorted((one, other) => other.kilobytes - one.kilobytes)
  return [
    ...sorted.filter(({ source }) => source === shellPage),
    ...budgets.flatMap(({ kind }) =>
      sorted.filter((page) => page.kind === kind && page.source !== shellPage).slice(0, 2),
    ),
  ]
}

function describe(pages: Page[]) {
  return pages
    .map(({ source, kind, limit, kilobytes }) => {
      const name = source === shellPage ? 'the first page' : source.replace('src/features/', '')
      return `${name} (${kind}): ${kilobytes.toFixed(1)} of ${limit} kB of gzipped script`
    })
    .join('\n')
}
