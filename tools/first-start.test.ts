import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '@pipit/test-kit/free-port'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { root } from './run-step.ts'

const notCloned = new Set(['.git', '.cache', 'data', 'dist', 'node_modules', 'test-results', 'playwright-report'])

test(
  'npm start serves the pages of a new clone, and stopping it stops the database',
  { timeout: 600_000 },
  async () => {
    const clone = await temporaryDataFolder('pipit-clone-')
    onTestFinished(clone.remove)
    const isCloned = (path: string) => path === root || !notCloned.has(basename(path))
    await cp(root, clone.path, { recursive: true, filter: isCloned })
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`

    const startedAt = Date.now()
    const npm = await startWithNpm(clone.path, port)
    console.log(`The first start took ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
    const page = await (await fetch(url)).text()
    const script = /<script [^>]*src="([^"]+)"/.exec(page)?.[1]
    expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript')

    npm.kill('SIGTERM')
    const isServing = () => fetch(url).then(Boolean, () => false)
    await expect.poll(isServing, { timeout: 30_000 }).toBe(false)
    const lock = join(clone.path, 'data/postgres/cluster/postmaster.pid')
    await expect.poll(() => existsSync(lock), { timeout: 30_000 }).toBe(false)
  },
)

/** Runs `npm start` in a folder until the server is ready. */
async function startWithNpm(folder: string, port: number) {
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, LOG_LEVEL: 'silent', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  npm.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = new AbortController()
  npm.on('exit', () => ended.abort(new Error(`npm start ended early:\n${printed}`)))
  while (!printed.includes('Pipit is ready')) await once(npm.stderr, 'data', { signal: ended.signal })
  return npm
}
