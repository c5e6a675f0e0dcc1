import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { root } from './run-step.ts'

interface BuildOptions {
  /** How messages call it, such as "The web application". */
  name: string
  outputFolder: string
  temporaryFolder: string
  /** Absolute paths of all files that the result depends on. */
  sources: string[]
  build: (folder: string) => Promise<void>
}

const stampName = '.built-from'

/** Builds a folder, unless it was already built from the same files. */
export async function buildFolder({ name, outputFolder, temporaryFolder, sources, build }: BuildOptions) {
  const sourceHash = await hashFiles(sources)
  if (readStamp(outputFolder) === sourceHash) return
  console.error(`Building ${lowerFirst(name)} (only when it changed) …`)
  const startedAt = Date.now()
  // Built in a temporary folder and then moved: a failed build leaves the last good one in place.
  const newBuild = join(temporaryFolder, `dist-${process.pid}`)
  try {
    await deleteAbandonedBuilds(temporaryFolder)
    await build(newBuild)
    await writeFile(join(newBuild, stampName), sourceHash)
    await moveFolder(newBuild, outputFolder)
    console.error(`${name} is built (${((Date.now() - startedAt) / 1000).toFixed(1)} s).`)
  } catch (error) {
    console.error(`${name} could not be built.\n${(error as Error).message}`)
    process.exitCode = 1
  } finally {
    await rm(newBuild, { recursive: true, force: true })
  }
}

const lowerFirst = (text: string) => `${text[0]?.toLowerCase()}${text.slice(1)}`

async function hashFiles(files: string[]) {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    // The path is part of the hash, so a renamed file counts as a change.
    hash
      .update(relative(root, file).split(sep).join('/'))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex')
}

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found = entries
    .filter(({ name }) => !['node_modules', 'dist', '.cache'].includes(name))
    .map((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
  return (await Promise.all(found)).flat()
}

function readStamp(outputFolder: string) {
  const file = join(outputFolder, stampName)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

async function moveFolder(newBuild: string, outputFolder: string) {
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
async function deleteAbandonedBuilds(temporaryFolder: string) {
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
