// Fills Node's compile cache when the server's files changed. A server that finds all its modules in the cache starts
// faster and uses about 20 MB less, because it never loads the part of Node that reads TypeScript.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { findLazyModules } from './find-lazy-modules.ts'
import { root } from './set-up.mjs'

const stampFile = join(root, '.cache', 'node', 'compiled-from')
const folders = ['server', 'coach', 'voice', 'concurrency', 'identity', 'database', 'contract', 'conversation'].map(
  (name) => `${name}/src`,
)
const newest = String(Math.max(...[...folders, 'package-lock.json'].map(lastChange)))

if (readStamp() !== newest) {
  await import('@pipit/server/main')
  for (const url of findLazyModules(join(root, 'server/src'))) await import(url)
  flushCompileCache()
  writeFileSync(stampFile, newest)
  // The imported modules may have opened timers.
  process.exit(0)
}

function lastChange(path) {
  const full = join(root, path)
  const { mtimeMs } = statSync(full)
  if (!statSync(full).isDirectory()) return mtimeMs
  const files = readdirSync(full, { recursive: true }).map((name) => statSync(join(full, name)).mtimeMs)
  return Math.max(mtimeMs, ...files)
}

function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return undefined
  }
}
