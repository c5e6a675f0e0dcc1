import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** The server as an operator runs it: a process of its own, with its embedded PostgreSQL below `DATA_DIR`. */
export async function startServerProcess(variables: Record<string, string>) {
  const port = variables.PORT ?? String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const { child, output, exited } = runServerProcess({ ...variables, PORT: port })
  const ended = new AbortController()
  void exited.then(() => ended.abort())
  while (!output.text.includes('Pipit is ready')) {
    await once(child.stderr, 'data', { signal: ended.signal }).catch(() => {
      throw new Error(`The server did not start:\n${output.text}`)
    })
  }
  return {
    url,
    output,
    /** Asks it to stop, as an operator does, and gives its exit code. */
    stop() {
      child.kill('SIGTERM')
      return exited
    },
    /** As a crash or a power cut does. */
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** For starts that are meant to fail: gives what was printed and the exit code. */
export async function runToTheEnd(variables: Record<string, string>) {
  const { output, exited } = runServerProcess(variables)
  return { exitCode: await exited, lines: output.text.trim().split('\n') }
}

function runServerProcess(variables: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output.text += chunk.toString()))
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, output, exited }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
