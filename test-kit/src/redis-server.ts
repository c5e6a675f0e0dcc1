import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { temporaryDataFolder } from './temporary-folder.ts'
import { freePort } from './free-port.ts'

/** Starts a real Redis on a free port, which stores nothing on disk. Name the test file `*redis*.test.ts`. */
export async function startRedisServer() {
  const folder = await temporaryDataFolder()
  const port = await freePort()
  let running = await start()

  return {
    url: `redis://127.0.0.1:${port}`,
    /** Simulates a crash: everything that it had stored is lost. */
    kill: () => stop(),
    /** It does not answer, but its connections stay open. */
    freeze: () => void running.kill('SIGSTOP'),
    unfreeze: () => void running.kill('SIGCONT'),
    async restart() {
      await stop()
      running = await start()
    },
    async close() {
      await stop()
      await folder.remove()
    },
  }

  async function start(): Promise<ChildProcess> {
    const settings = { port, bind: '127.0.0.1', dir: folder.path, save: '', appendonly: 'no' }
    const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
    const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] })
    const exited = once(server, 'exit')
    let output = ''
    while (!output.includes('Ready to accept connections')) {
      const chunk = await Promise.race([once(server.stdout, 'data'), exited.then(() => null)])
      if (!chunk) throw new Error(`redis-server did not start:\n${output}`)
      output += String(chunk[0])
    }
    return server
  }

  async function stop() {
    if (running.exitCode !== null || running.signalCode !== null) return
    const exited = once(running, 'exit')
    running.kill('SIGKILL')
    await exited
  }
}
