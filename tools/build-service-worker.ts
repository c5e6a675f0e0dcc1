import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { build } from 'vite'
import { languages, type Language } from '../contract/src/api/languages.ts'
import type { ShellFiles } from '../web/src/service-worker/shell-files.ts'
import { filesAtFirst, filesOf, shellPage, type WebManifest } from './page-budgets.ts'

/** What the home page and the helplines need without a connection, and what signing out does. */
const parts = [
  'src/app/app-layout.tsx',
  'src/app/family-layout.tsx',
  'src/features/home/home-page.tsx',
  'src/features/helplines/help-page.tsx',
  'src/api/identity/create-auth.ts',
  'src/ui/feedback/open-notification.tsx',
]

interface Vite {
  build: typeof build
}

/** Writes `service-worker.js`, with the names of the files that it stores in the browser. */
export async function buildServiceWorker(
  vite: Vite,
  { web, folder, manifest }: { web: string; folder: string; manifest: WebManifest },
) {
  const shell = await listShellFiles(manifest, folder)
  await vite.build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { builtShellFiles: JSON.stringify(shell) },
    build: {
      target: 'baseline-widely-available',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(web, 'src/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

async function listShellFiles(manifest: WebManifest, folder: string): Promise<ShellFiles> {
  const page = await readFile(join(folder, shellPage), 'utf8')
  const styles = [...page.matchAll(/"\/(assets\/[^"]+\.css)"/g)].map(([, file = '']) => file)
  const texts = Object.fromEntries(languages.map((language) => [language, textsIn(language)]))
  const inTexts = new Set(Object.values(texts).flat())
  const files = [
    ...new Set([...filesAtFirst(page), ...styles, ...parts.flatMap(partFiles), 'pipit.svg'].map(absolute)),
  ].filter((file) => !inTexts.has(file))
  const version = createHash('sha256')
    .update(page)
    .update(JSON.stringify([files, texts]))
    .digest('hex')
    .slice(0, 16)
  return { version, page: absolute(shellPage), files, texts }

  function textsIn(language: Language) {
    return ['visitor', 'family'].flatMap((name) => partFiles(`locales/${language}/${name}.po`)).map(absolute)
  }

  function partFiles(name: string) {
    const found = filesOf(manifest, name)
    if (found.length === 0) throw new Error(`The build has no ${name}.`)
    return found
  }
}

const absolute = (file: string) => `/${file}`
