import { createHash } from 'node:crypto'
import { chown, mkdir, readlink, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { canReach, publicHome, type UnprivilegedUser } from './unprivileged-user.ts'

export interface DatabaseHome {
  /** Holds everything of the database: `cluster/`, its log, and usually the socket. */
  folder: string
  socketFolder: string
}

// The kernel allows 107 bytes for a socket's path, of which its own name takes 18.
const maxSocketFolderBytes = 88

/** Creates the database's folder below `dataFolder`, or a link there to one that the user who runs it can reach. */
export async function prepareHome(dataFolder: string, user: UnprivilegedUser | null): Promise<DatabaseHome> {
  await mkdir(dataFolder, { recursive: true })
  const folder = await prepareFolder(join(dataFolder, 'postgres'), user)
  const inside = join(folder, 'socket')
  const socketFolder =
    Buffer.byteLength(inside) <= maxSocketFolderBytes ? inside : join(tmpdir(), `pipit-${shortHash(folder)}`)
  await ownFolder(socketFolder, user)
  return { folder, socketFolder }
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
