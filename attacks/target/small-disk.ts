import { execFile } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'

const run = promisify(execFile)

export type SmallDisk = Awaited<ReturnType<typeof mountSmallDisk>>

/** A disk of its own, which can be filled and made read-only. Mounting needs root. */
export async function mountSmallDisk(megabytes: number) {
  if (process.getuid?.() !== 0) throw new Error('Mounting a disk needs root: run this check with sudo.')
  const folder = await temporaryDataFolder('pipit-disk-')
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder.path])
  const filler = join(folder.path, 'filler')
  return {
    path: folder.path,
    async fill() {
      const file = await open(filler, 'w')
      const block = Buffer.alloc(64 * 1024)
      for (let isFull = false; !isFull;) {
        isFull = await file.write(block).then(
          ({ bytesWritten }) => bytesWritten < block.length,
          (error: NodeJS.ErrnoException) => {
            if (error.code === 'ENOSPC') return true
            throw error
          },
        )
      }
      await file.close()
    },
    empty: () => rm(filler, { force: true }),
    /** Every file below this folder that is opened from now on is read-only. */
    async makeReadOnly(subfolder: string) {
      const path = join(folder.path, subfolder)
      await run('mount', ['--bind', path, path])
      await run('mount', ['-o', 'remount,bind,ro', path])
      return () => run('umount', [path])
    },
    async unmount() {
      await run('umount', ['--recursive', '--lazy', folder.path])
      await folder.remove()
    },
  }
}
