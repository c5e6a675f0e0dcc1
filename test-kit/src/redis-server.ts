import { freePort } from './free-port.ts'
import { spawnProgram } from './spawn-program.ts'
import { temporaryDataFolder } from './temporary-folder.ts'

/** A Redis that stores nothing on disk, for `spawnProgram`. */
export const redisProgram = (port: number, folder: string) => ({
  name: 'Redis',
  command: ['redis-server', '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
  readyText: 'Ready to accept connections',
})

/** Starts a real Redis on a free port. Name the test file `*redis*.test.ts`. */
export async function startRedisServer() {
  const folder = await temporaryDataFolder()
  const port = await freePort()
  const program = redisProgram(port, folder.path)
  let running = await spawnProgram(program)
  const kill = async () => void (await running.end('SIGKILL'))

  return {
    url: `redis://127.0.0.1:${port}`,
    /** Simulates a crash: everything that it had stored is lost. */
    kill,
    /** It does not answer, but its connections stay open. */
    freeze: () => running.signal('SIGSTOP'),
    unfreeze: () => running.signal('SIGCONT'),
    async restart() {
      await kill()
      running = await spawnProgram(program)
    },
    async close() {
      await kill()
      await folder.remove()
    },
  }
}
