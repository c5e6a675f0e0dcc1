import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const main = fileURLToPath(new URL('../../server/src/main.js', import.meta.url))

/** Starts the server as an operator does: in its own process, with the embedded PostgreSQL below `DATA_DIR`. */
export async function startServerProcess(variables: Record<string, string>, program = main) {
  const port = variables.PORT ?? String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const { child, output, exited } = runServerProcess({ ...variables, PORT: port }, program)
  const ended = new AbortController()
  void exited.then(() => ended.abort())
  while (!output.text.includes('Pipit is ready')) {
    await once(child.stderr, 'data', { signal: ended.signal }).catch(() => {
      throw new Error(`The server did not start:\n${output.text}`)
    })
  }
  return {
    url,
    /** With its token. */
    outboxUrl: /\S+\/outbox\?token=\S+/.exec(output.text)?.[0] ?? null,
    output,
    /** Returns the exit code. */
    stop() {
      child.kill('SIGTERM')
      return exited
    },
    /** Simulates a crash or a power failure. */
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

const isLogLine = (line: string) => line.startsWith('{')

/** For starts that are expected to fail: what the operator reads, without the log. */
export async function runUntilExit(variables: Record<string, string>) {
  const { output, exited } = runServerProcess(variables)
  const exitCode = await exited
  return { exitCode, lines: output.text.split('\n').filter((line) => line !== '' && !isLogLine(line)) }
}

function runServerProcess(variables: Record<string, string>, program = main) {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, NATURAL_VOICES: 'false', VOICE_MODEL: 'tiny', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output.text += chunk.toString()))
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, output, exited }
}
