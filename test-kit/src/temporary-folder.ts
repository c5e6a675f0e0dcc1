import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty folder for a server's data. */
export async function temporaryDataFolder(name = 'pipit-data-') {
  const path = await mkdtemp(join(tmpdir(), name))
  // PostgreSQL may run as another user, which needs to enter the folder.
  await chmod(path, 0o755)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
