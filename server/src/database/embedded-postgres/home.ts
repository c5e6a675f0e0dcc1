import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, lstat, mkdir, mkdtemp, readlink, rm, rmdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { canReach, publicHome, type UnprivilegedUser } from './unprivileged-user.ts'

export interface DatabaseHome {
  /** Holds everything of the database: `cluster/`, its log, and the socket, or a link to it where its path is too long. */
  folder: string
  socketFolder: string
}

// The kernel allows 107 bytes for a socket's path, of which its own name takes 18.
const maxSocketFolderBytes = 88

/** Creates the database's folder below `dataFolder`, or a link there to one that the user who runs it can reach. */
export async function prepareHome(dataFolder: string, user: UnprivilegedUser | null): Promise<DatabaseHome> {
  await mkdir(dataFolder, { recursive: true })
  const folder = await prepareFolder(join(dataFolder, 'postgres'), user)
  return { folder, socketFolder: await prepareSocketFolder(join(folder, 'socket'), user) }
}

async function prepareSocketFolder(folder: string, user: UnprivilegedUser | null) {
  const isShort = Buffer.byteLength(folder) <= maxSocketFolderBytes
  const linkTarget = await readlink(folder).catch(() => null)
  if (linkTarget && !isShort && (await isPrivate(linkTarget, user))) return linkTarget
  // A link that leads nowhere, or what is there from a time when the data folder had a shorter or a longer path.
  if (linkTarget || (!isShort && existsSync(folder))) await rm(folder, { recursive: true, force: true })
  if (isShort) {
    await ownFolder(folder, user)
    return folder
  }
  // Nobody can have made it first, because its name is random.
  const short = await mkdtemp(join(tmpdir(), 'pipit-'))
  if (user) await chown(short, user.uid, user.gid)
  try {
    await symlink(short, folder, 'junction')
  } catch (error) {
    await rmdir(short)
    // A process that starts at the same time has made a folder and the link.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readlink(folder)
    throw error
  }
  return short
}

/** What cleans up the temporary folder may have removed ours, and somebody else may have made one of its name. */
async function isPrivate(folder: string, user: UnprivilegedUser | null) {
  const found = await lstat(folder).catch(() => null)
  if (!found?.isDirectory()) return false
  // Windows has neither owners nor modes, and a temporary folder for each user.
  const owner = user?.uid ?? process.getuid?.()
  return owner === undefined || (found.uid === owner && (found.mode & 0o077) === 0)
}

async function prepareFolder(folder: string, user: UnprivilegedUser | null) {
  // Fails unless an earlier start has put a link there.
  const linkTarget = await readlink(folder).catch(() => null)
  if (linkTarget) {
    await ownFolder(linkTarget, user)
    return linkTarget
  }
  if (!user || (await canReach(user, dirname(folder)))) {
    await ownFolder(folder, user)
    return folder
  }
  const reachable = join(publicHome, shortHash(folder))
  await ownFolder(reachable, user)
  await symlink(reachable, folder).catch((error: NodeJS.ErrnoException) => {
    // A process that starts at the same time has made the same link.
    if (error.code !== 'EEXIST') throw error
  })
  return reachable
}

async function ownFolder(folder: string, user: UnprivilegedUser | null) {
  await mkdir(dirname(folder), { recursive: true, mode: 0o755 })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (user) await chown(folder, user.uid, user.gid)
}

function shortHash(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
