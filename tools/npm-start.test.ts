import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryDataFolder } from '@pipit/server/testing/data-folder'
import { freePort } from '@pipit/server/testing/server-process'

const root = fileURLToPath(new URL('..', import.meta.url))

test('stopping npm stops the server and its database', async () => {
  const data = await temporaryDataFolder()
  onTestFinished(data.remove)
  const port = await freePort()
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: data.path, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  npm.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = new AbortController()
  npm.on('exit', () => ended.abort(new Error(`npm start ended early:\n${printed}`)))
  while (!printed.includes('Pipit is ready')) await once(npm.stderr, 'data', { signal: ended.signal })
  npm.kill('SIGTERM')
  await expect.poll(() => isServing(port), { timeout: 15_000 }).toBe(false)
  await expect
    .poll(() => existsSync(join(data.path, 'postgres/cluster/postmaster.pid')), { timeout: 15_000 })
    .toBe(false)
})

const isServing = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  )
