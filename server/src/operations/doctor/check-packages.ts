import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findDifferingPackages, listLockedPackages } from '../command/locked-packages.js'
import { version as ownVersion } from '../../version.ts'
import { note, ok, problem, type Finding } from './finding.ts'

interface Manifest {
  optionalDependencies?: Record<string, string>
}

const maxNamed = 5
const fix = 'Stop the server, delete node_modules, then start it with npm start, which installs them again.'

/** Node is the pinned one, and each package that the server needs has the version of the lock file. */
export async function checkPackages(root: string, nodeVersion = process.versions.node): Promise<Finding[]> {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest
  return [ok(`this is Pipit ${ownVersion}.`), checkNode(manifest, nodeVersion), compareWithLock(root)]
}

function checkNode({ optionalDependencies = {} }: Manifest, version: string): Finding {
  const pinned = Object.entries(optionalDependencies).find(([name]) => /^node-(bin|linux|win)-/.test(name))?.[1]
  if (!pinned || pinned === version) return ok(`Node ${version} is the pinned version.`)
  return problem(
    `this is Node ${version}, but Pipit is tested with ${pinned}.`,
    'Use the npm commands, which run the pinned Node: npm run doctor, npm start.',
  )
}

function compareWithLock(root: string): Finding {
  const packages = listLockedPackages(root, { withTools: false })
  if (!packages) return note('there is no package-lock.json here, as in a container image; packages were not compared.')
  const differing = findDifferingPackages(root, packages).filter(({ installed, optional }) => installed || !optional)
  if (differing.length === 0) return ok(`${packages.length} packages are those of the lock file.`)
  const names = differing
    .slice(0, maxNamed)
    .map((each) => `${nameOf(each.path)} (${each.installed ?? 'missing'} instead of ${each.version})`)
  const more = differing.length > maxNamed ? ` and ${differing.length - maxNamed} more` : ''
  return problem(`packages differ from the lock file: ${names.join(', ')}${more}.`, fix)
}

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')
