import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { note, ok, problem, type Finding } from './finding.ts'

interface LockedPackage {
  version?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  link?: boolean
}

interface Manifest {
  version?: string
  optionalDependencies?: Record<string, string>
}

const maxNamed = 5
const fix = 'Stop the server, delete node_modules, then start it with npm start, which installs them again.'

/** Node is the pinned one, and each package that the server needs has the version of the lock file. */
export async function checkPackages(root: string, nodeVersion = process.versions.node): Promise<Finding[]> {
  const manifest = await readJson<Manifest>(join(root, 'package.json'))
  const lock = await readJson<{ packages: Record<string, LockedPackage> }>(join(root, 'package-lock.json'))
  return [checkNode(manifest, nodeVersion), await compareWithLock(root, lock)]
}

function checkNode(manifest: Manifest | null, version: string): Finding {
  const pinned = Object.entries(manifest?.optionalDependencies ?? {}).find(([name]) =>
    /^node-(bin|linux|win)-/.test(name),
  )
  if (!pinned || pinned[1] === version) return ok(`Node ${version} is the pinned version.`)
  return problem(
    `this is Node ${version}, but Pipit is tested with ${pinned[1]}.`,
    'Use the npm commands, which run the pinned Node: npm run doctor, npm start.',
  )
}

async function compareWithLock(
  root: string,
  lock: { packages: Record<string, LockedPackage> } | null,
): Promise<Finding> {
  if (!lock) return note('there is no package-lock.json here, as in a container image; packages were not compared.')
  const needed = Object.entries(lock.packages).filter(
    ([path, { dev, devOptional, link }]) => /(^|\/)node_modules\//.test(path) && !dev && !devOptional && !link,
  )
  const differing = await Promise.all(
    needed.map(async ([path, { version, optional }]) => {
      const installed = await readJson<Manifest>(join(root, path, 'package.json'))
      if (installed ? installed.version === version : optional) return []
      return [`${path.replace(/^.*node_modules\//, '')} (${installed?.version ?? 'missing'} instead of ${version})`]
    }),
  )
  const names = differing.flat()
  if (names.length === 0) return ok(`${needed.length} packages are those of the lock file.`)
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : ''
  return problem(`packages differ from the lock file: ${names.slice(0, maxNamed).join(', ')}${more}.`, fix)
}

/** Null if there is no such file. */
async function readJson<Content>(file: string): Promise<Content | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Content
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}
