// Builds the web application into web/dist, unless it was already built from the same files.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createProgress } from '@pipit/server/operations/command/progress'
import { buildFolder, filesBelow } from './build-folder.ts'
import { buildServiceWorker } from './build-service-worker.ts'
import { compressQuickly } from './compress-files.ts'
import { checkPageBudgets, type WebManifest } from './page-budgets.ts'
import { prerenderWeb } from './prerender-web.ts'
import { root } from './run-step.ts'

const web = join(root, 'web')
const temporaryFolder = join(web, '.cache')
const sourceFolders = [web, join(root, 'contract', 'src'), join(root, 'device', 'src')]

await buildFolder({
  name: 'The web application',
  outputFolder: join(web, 'dist'),
  temporaryFolder,
  sources: [
    fileURLToPath(import.meta.url),
    ...['build-service-worker', 'compress-files', 'page-budgets', 'prerender-web'].map((name) =>
      join(root, 'tools', `${name}.ts`),
    ),
    join(root, 'package-lock.json'),
    ...(await Promise.all(sourceFolders.map(filesBelow))).flat(),
  ],
  async build(folder) {
    // Tests that start Pipit would otherwise build it with their own NODE_ENV, in which antd gives all dialogs one id.
    process.env.NODE_ENV = 'production'
    const vite = await import('vite')
    const modules = countModules()
    const output = { outDir: folder, emptyOutDir: true, manifest: true }
    await vite.build({ root: web, logLevel: 'warn', build: output, plugins: [modules.plugin] })
    modules.end()
    const manifest = await takeManifest(folder)
    await prerenderWeb(vite, { web, folder, manifest })
    await buildServiceWorker(vite, { web, folder, manifest })
    await compressQuickly(folder)
    console.error(await checkPageBudgets(manifest, folder))
  },
})

/** Nobody knows how many modules there will be, except from the last build. */
function countModules() {
  const file = join(temporaryFolder, 'module-count')
  const total = existsSync(file) ? Number(readFileSync(file, 'utf8')) : null
  const progress = createProgress('Building')
  let done = 0
  return {
    plugin: {
      name: 'count-modules',
      moduleParsed() {
        done += 1
        progress.show({ done, total, detail: `${done} modules` })
      },
    },
    end() {
      progress.end()
      writeFileSync(file, String(done))
    },
  }
}

/** It is only for the build itself. */
async function takeManifest(build: string) {
  const folder = join(build, '.vite')
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as WebManifest
  await rm(folder, { recursive: true })
  return manifest
}
