import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const migrations = 'server/src/database/migrations'
const program = 'attacks/faults/cluster/server-program.ts'

/**
 * The server of the previous commit, with the packages that are installed here. Null if it cannot run on the database of
 * this version (until the first release, migrations are edited in place), or if it has no such program.
 */
export function checkOutEarlierVersion(folder: string): { program: string; commit: string } | null {
  const commit = findPreviousCommit()
  if (!commit) return null
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) })
  linkPackages(folder)
  return existsSync(join(folder, program)) ? { program: join(folder, program), commit } : null
}

/** A clone may be without history. */
function findPreviousCommit() {
  try {
    const commit = git('rev-parse', 'HEAD~1').toString().trim()
    const edited = git('diff', '--name-only', '--diff-filter=a', commit, '--', migrations).toString()
    return edited === '' ? commit : null
  } catch {
    return null
  }
}

/** The installed packages, but the project's own ones from the folder. */
function linkPackages(folder: string) {
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { workspaces: string[] }
  for (const place of ['', ...workspaces]) linkInstalled(join(root, place, 'node_modules'), join(folder, place))
  const own = join(folder, 'node_modules/@pipit')
  mkdirSync(own)
  for (const workspace of workspaces) symlinkSync(join(folder, workspace), join(own, workspace))
}

function linkInstalled(installed: string, folder: string) {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  for (const name of namesIn(installed))
    if (name !== '@pipit') symlinkSync(join(installed, name), join(folder, 'node_modules', name))
}

function namesIn(folder: string) {
  try {
    return readdirSync(folder)
  } catch {
    // A package without packages of its own.
    return []
  }
}

function git(...args: string[]) {
  return execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'pipe'] })
}
