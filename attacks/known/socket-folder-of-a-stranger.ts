import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Attack } from '../runner/attack.ts'
import { withTarget } from '../target/with-target.ts'

export const socketFolderOfAStranger: Attack = {
  name: 'socket-folder-of-a-stranger',
  aim: 'take the place of the database, by making the folder of its socket in the temporary folder first',
  async attempt(options) {
    const root = await mkdtemp(join(tmpdir(), 'pipit-trust-'))
    try {
      const dataFolder = join(root, 'long-'.repeat(30))
      const temporary = join(root, 'tmp')
      for (const folder of [root, dataFolder, temporary])
        await openFolder(folder, folder === temporary ? 0o1777 : 0o755)
      const hash = createHash('sha256').update(join(dataFolder, 'postgres')).digest('hex').slice(0, 16)
      const strangers = join(temporary, `pipit-${hash}`)
      await openFolder(strangers, 0o777)
      return await withTarget({ ...options, dataFolder, variables: { TMPDIR: temporary } }, async () => {
        const sockets = (await readdir(strangers)).filter((name) => name.startsWith('.s.PGSQL'))
        return {
          succeeded: sockets.length > 0,
          evidence:
            sockets.length > 0
              ? `the database listens on ${sockets[0]} in a folder in which everybody may replace it`
              : 'the database listens elsewhere',
        }
      })
    } finally {
      await rm(root, { recursive: true, force: true })
    }
  },
}

async function openFolder(path: string, mode: number) {
  await mkdir(path, { recursive: true })
  await chmod(path, mode)
}
