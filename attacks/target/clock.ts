import { globSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { installOnDebian } from '@pipit/test-kit/install-on-debian'

/** The clock of a server and its PostgreSQL, which this process can move with libfaketime. */
export interface Clock {
  /** What the server's environment needs. */
  variables: Record<string, string>
  /** Moves the clock forward, or back with a negative number. */
  advance: (seconds: number) => Promise<void>
  /** The server's time in milliseconds since 1970. */
  now: () => number
}

const rereadSeconds = 1

export async function createClock(folder: string, isMovable: boolean): Promise<Clock> {
  if (!isMovable) {
    return {
      variables: {},
      advance: async () => Promise.reject(new Error('Start the target with movableClock.')),
      now: () => Date.now(),
    }
  }
  const file = join(folder, 'clock')
  let offsetSeconds = 0
  const write = async () => {
    await writeFile(file, `${offsetSeconds < 0 ? '' : '+'}${offsetSeconds}s\n`)
    // PostgreSQL may run as another user.
    await chmod(file, 0o644)
  }
  await write()
  return {
    variables: {
      LD_PRELOAD: findLibrary(),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: String(rereadSeconds),
      // Timers run on the monotonic clock, which must not jump.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
    async advance(seconds) {
      offsetSeconds += seconds
      await write()
      // libfaketime counts whole seconds until it reads the file again.
      await delay((rereadSeconds + 1) * 1000 + 100)
    },
    now: () => Date.now() + offsetSeconds * 1000,
  }
}

function findLibrary(): string {
  const find = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0]
  const found = find()
  if (found) return found
  const result = installOnDebian('libfaketime', 'libfaketime')
  const installed = find()
  if (installed) return installed
  throw new Error('missing' in result ? result.missing : 'libfaketime was installed, but its library was not found.')
}
