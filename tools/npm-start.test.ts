import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { freePort } from '@pipit/test-kit/free-port'
import { root } from './run-step.ts'
import { startWithNpm } from './start-with-npm.ts'

test('stopping npm stops the server and its database', async () => {
  const data = await temporaryDataFolder()
  onTestFinished(data.remove)
  const port = await freePort()
  const npm = await startWithNpm(root, { PORT: String(port), DATA_DIR: data.path })
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
