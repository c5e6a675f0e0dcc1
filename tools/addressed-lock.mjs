// The lock file names no registry. To learn where a package is, npm would therefore fetch and parse everything that the
// registry knows about it, and an install would take 27 to 33 seconds instead of 19 or 20. The address follows from name
// and version, so npm is given a copy of the lock file with addresses. The hashes stay, so a wrong package is still
// refused. Plain JavaScript, because it runs with set-up.mjs.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** npm prefers this file to package-lock.json, so it must not outlive the install. */
const addressedFile = 'npm-shrinkwrap.json'

export async function withAddressedLock(root, registry, install) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  for (const [path, locked] of Object.entries(lock.packages)) addAddress(path, locked, registry)
  writeFileSync(join(root, addressedFile), JSON.stringify(lock))
  try {
    return await install()
  } finally {
    removeAddressedLock(root)
  }
}

export function removeAddressedLock(root) {
  rmSync(join(root, addressedFile), { force: true })
}

function addAddress(path, locked, registry) {
  const fromRegistry = path.includes('node_modules/') && !locked.link && !locked.inBundle && !locked.resolved
  if (!fromRegistry) return
  const name = locked.name || path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const file = `${name.slice(name.indexOf('/') + 1)}-${locked.version}.tgz`
  locked.resolved = `${registry.replace(/\/?$/, '/')}${name}/-/${file}`
}
