import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { run } from './run-program.ts'
import { spawnProgram } from './spawn-program.ts'

const main = fileURLToPath(new URL('../../server/src/main.js', import.meta.url))
const withoutDownloads = { NATURAL_VOICES: 'false', VOICE_MODEL: 'tiny' }

/** Starts the server as an operator does: in its own process, with the embedded PostgreSQL below `DATA_DIR`. */
export async function startServerProcess(variables: Record<string, string>, program = main) {
  const port = variables.PORT ?? String(await freePort())
  const { output, end } = await spawnProgram({
    name: 'The server',
    command: [process.execPath, program],
    variables: { ...withoutDownloads, ...variables, PORT: port },
    readyText: 'Pipit is ready',
  })
  return {
    url: `http://127.0.0.1:${port}`,
    /** The page with the mails, with its token. */
    outboxUrl: /\S+\/outbox\?token=\S+/.exec(output.text)?.[0] ?? null,
    output,
    /** Returns the exit code. */
    stop: () => end('SIGTERM'),
    /** Simulates a crash or a power failure. */
    kill: async () => void (await end('SIGKILL')),
  }
}

const isLogLine = (line: string) => line.startsWith('{')

/** Runs a server whose start is expected to fail, and returns what the operator reads, without the log. */
export async function runUntilExit(variables: Record<string, string>) {
  const { exitCode, stdout, stderr } = await run([main], { ...withoutDownloads, ...variables })
  return { exitCode, lines: `${stdout}${stderr}`.split('\n').filter((line) => line !== '' && !isLogLine(line)) }
}
