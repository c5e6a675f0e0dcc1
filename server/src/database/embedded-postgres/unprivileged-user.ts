import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** PostgreSQL refuses to run as root, so root hands it to a user with fewer rights. */
export interface UnprivilegedUser {
  uid: number
  gid: number
}

/** Where things go that such a user must reach when the project's own folder is closed to it. */
export const publicHome = '/var/lib/pipit'

export async function unprivilegedUser(): Promise<UnprivilegedUser | null> {
  if (process.getuid?.() !== 0) return null
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const entry = users.find(([user]) => user === name)
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  throw new Error(
    'PostgreSQL cannot run as root, and there is no user "postgres" or "nobody" to run it. Start Pipit as another user, or set DATABASE_URL.',
  )
}

/** Asked by trying: permissions, mounts and access lists all have a say. */
export async function canReach(user: UnprivilegedUser, folder: string): Promise<boolean> {
  const { status } = spawnSync('test', ['-x', folder], { ...user, stdio: 'ignore' })
  return status === 0
}
