import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs `npm start` in a folder until the server is ready. */
export async function startWithNpm(folder: string, variables: Record<string, string>) {
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  npm.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = new AbortController()
  npm.on('exit', () => ended.abort(new Error(`npm start ended early:\n${printed}`)))
  while (!printed.includes('Pipit is ready')) await once(npm.stderr, 'data', { signal: ended.signal })
  return npm
}
