import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { minimalEnvironment } from '@pipit/concurrency/minimal-environment'

/** PostgreSQL refuses to run as root, so it runs as a user with fewer rights. */
export interface UnprivilegedUser {
  uid: number
  gid: number
}

/** Such a user reaches files here when it cannot enter the project's folder. */
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

/** Tries it, because permissions, mounts and access lists all matter. */
export async function canReach(user: UnprivilegedUser, folder: string): Promise<boolean> {
  const { status } = spawnSync('test', ['-x', folder], { ...user, env: minimalEnvironment(), stdio: 'ignore' })
  return status === 0
}
