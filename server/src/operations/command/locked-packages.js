// Plain JavaScript: tools/set-up.mjs uses it on any Node from 18 on, before anything is installed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The packages that the lock file wants on this machine, or null if there is no lock file. `withTools: false` leaves out what
 * only tests and checks need.
 */
export function listLockedPackages(root, { withTools }) {
  const lock = readJson(join(root, 'package-lock.json'))
  if (!lock) return null
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => /(^|\/)node_modules\//.test(path) && !link)
    .filter(([, { dev, devOptional }]) => withTools || !(dev || devOptional))
    .filter(([, { os, cpu }]) => isAllowed(os, process.platform) && isAllowed(cpu, process.arch))
    .map(([path, { version, optional = false }]) => ({ path, version, optional }))
}

/** Those that are missing, with `installed: null`, or that have another version. */
export function findDifferingPackages(root, packages) {
  return packages
    .map((each) => ({ ...each, installed: readJson(join(root, each.path, 'package.json'))?.version ?? null }))
    .filter(({ version, installed }) => version !== installed)
}

/** npm writes one name, or a list of them. */
const isAllowed = (names, here) => names === undefined || [names].flat().includes(here)

/** Null if there is no such file, or if it is not complete yet. */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
