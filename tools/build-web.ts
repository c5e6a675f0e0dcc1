// Builds the web application into web/dist, unless it was already built from the same files.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createProgress } from '@pipit/server/command/progress'
import { compressQuickly } from './compress-files.ts'
import { checkPageBudgets, type WebManifest } from './page-budgets.ts'
import { prerenderWeb } from './prerender-web.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const web = join(root, 'web')
const outputFolder = join(web, 'dist')
const temporaryFolder = join(web, '.cache')
const stampName = '.built-from'

const sourceHash = await hashSources()
if (readStamp() !== sourceHash) {
  await build().catch((error: Error) => {
    console.error(`The web application could not be built.\n${error.message}`)
    process.exitCode = 1
  })
}

async function build() {
  console.error('Building the web application (only when it changed) …')
  const startedAt = Date.now()
  // Built in a temporary folder and then moved: a failed build leaves the last good one in place.
  const newBuild = join(temporaryFolder, `dist-${process.pid}`)
  await deleteAbandonedBuilds()
  try {
    // Tests that start Pipit would otherwise build it with their own NODE_ENV, in which antd gives all dialogs one id.
    process.env.NODE_ENV = 'production'
    const vite = await import('vite')
    const modules = countModules()
    const output = { outDir: newBuild, emptyOutDir: true, manifest: true }
    await vite.build({ root: web, logLevel: 'warn', build: output, plugins: [modules.plugin] })
    modules.end()
    const manifest = await takeManifest(newBuild)
    await prerenderWeb(vite, { web, folder: newBuild, manifest })
    await compressQuickly(newBuild)
    console.error(await checkPageBudgets(manifest, newBuild))
    await writeFile(join(newBuild, stampName), sourceHash)
    await moveToOutputFolder(newBuild)
  } finally {
    await rm(newBuild, { recursive: true, force: true })
  }
  console.error(`The web application is built (${((Date.now() - startedAt) / 1000).toFixed(1)} s).`)
}

/** It is only for the build itself. */
async function takeManifest(newBuild: string) {
  const folder = join(newBuild, '.vite')
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as WebManifest
  await rm(folder, { recursive: true })
  return manifest
}

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

async function hashSources() {
  const hash = createHash('sha256')
  const files = [fileURLToPath(import.meta.url), join(root, 'package-lock.json')]
  for (const folder of [web, join(root, 'contract', 'src'), join(root, 'device', 'src')])
    files.push(...(await filesBelow(folder)))
  for (const file of files.sort()) {
    // The path is part of the hash, so a renamed file counts as a change.
    hash
      .update(relative(root, file).split(sep).join('/'))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex')
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found = entries
    .filter(({ name }) => !['node_modules', 'dist', '.cache'].includes(name))
    .map((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
  return (await Promise.all(found)).flat()
}

function readStamp() {
  const file = join(outputFolder, stampName)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

async function moveToOutputFolder(newBuild: string) {
  const oldBuild = `${newBuild}-old`
  // Another build may finish between our two steps; then its output must be moved away, too.
  for (let attempt = 1; ; attempt++) {
    await rename(outputFolder, oldBuild).catch(ignoreError('ENOENT'))
    try {
      await rename(newBuild, outputFolder)
      break
    } catch (error) {
      if (attempt === 5) throw error
    } finally {
      await rm(oldBuild, { recursive: true, force: true })
    }
  }
}

/** Deletes what killed builds have left behind; a folder's name ends with the id of its process. */
async function deleteAbandonedBuilds() {
  await mkdir(temporaryFolder, { recursive: true })
  for (const name of await readdir(temporaryFolder)) {
    const owner = /^dist-(\d+)/.exec(name)?.[1]
    if (owner && !isRunning(Number(owner))) await rm(join(temporaryFolder, name), { recursive: true, force: true })
  }
}

function isRunning(processId: number) {
  try {
    process.kill(processId, 0)
    return true
  } catch {
    return false
  }
}

function ignoreError(code: string) {
  return (error: NodeJS.ErrnoException) => {
    if (error.code !== code) throw error
  }
}
