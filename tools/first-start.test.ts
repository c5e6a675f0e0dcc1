import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, lstat, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { freePort } from '@pipit/test-kit/free-port'
import { formatTable } from '@pipit/test-kit/format-table'
import { root } from './run-step.ts'
import { startWithNpm } from './start-with-npm.ts'

/** With 25 MB of git's history, a clone stays below 700 MB. */
const maxMegabytes = 675
const notCloned = new Set(['.git', '.cache', 'data', 'dist', 'node_modules', 'test-results', 'playwright-report'])

let clone: Awaited<ReturnType<typeof temporaryDataFolder>>
let url: string
let seconds: number
let stop = async () => {}

beforeAll(async () => {
  clone = await temporaryDataFolder('pipit-clone-')
  await cp(root, clone.path, { recursive: true, filter: (path) => path === root || !notCloned.has(basename(path)) })
  const port = await freePort()
  const startedAt = Date.now()
  const npm = await startWithNpm(clone.path, { PORT: String(port) })
  seconds = (Date.now() - startedAt) / 1000
  url = `http://127.0.0.1:${port}`
  stop = async () => {
    npm.kill('SIGTERM')
    const isStopped = () => !existsSync(join(clone.path, 'data/postgres/cluster/postmaster.pid'))
    await vi.waitUntil(isStopped, { timeout: 30_000 })
  }
}, 600_000)

afterAll(async () => {
  await stop()
  await clone.remove()
})

test(`after its first start, a clone without its history uses at most ${maxMegabytes} MB`, async () => {
  const packages = await Promise.all(
    (await findPackages(join(clone.path, 'node_modules'))).map(async (name) => ({
      name,
      megabytes: await megabytesOf(join(clone.path, 'node_modules', name)),
    })),
  )
  const largest = packages.sort((a, b) => b.megabytes - a.megabytes).slice(0, 10)
  const total = await megabytesOf(clone.path)
  const rows = largest.map(({ name, megabytes }) => [name, megabytes.toFixed(0)])
  console.log(`The first start took ${seconds.toFixed(1)} s and uses ${total.toFixed(0)} MB.`)
  console.log(formatTable(['The largest packages', 'MB'], rows))
  expect(total).toBeLessThanOrEqual(maxMegabytes)
})

test('the page and its script are served', async () => {
  const page = await (await fetch(url)).text()
  const script = /<script [^>]*src="([^"]+)"/.exec(page)?.[1]
  expect((await fetch(url + script)).headers.get('content-type')).toContain('javascript')
})

test('the thinned packages can speak, and understand what they said', { timeout: 120_000 }, async () => {
  const program = `
    import { createEmbeddedSpeech } from '@pipit/voice/embedded/embedded-speech'
    import { recordSpeech } from '@pipit/voice/testing/record-speech'
    const speech = createEmbeddedSpeech({ workers: 1 })
    const recording = await recordSpeech(speech.speak, 'Can you tell me why the birds are singing in the morning?')
    const { signal } = new AbortController()
    console.log((await speech.hear.hear(recording, { language: 'en', signal })).text)
    await speech.close()`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(clone.path, 'tools'),
  })
  expect(stdout).toMatch(/birds.*singing/)
})

async function findPackages(modules: string) {
  const names = (await readdir(modules)).filter((name) => !name.startsWith('.'))
  const scoped = names.map(async (name) =>
    name.startsWith('@') ? (await readdir(join(modules, name))).map((inner) => `${name}/${inner}`) : [name],
  )
  return (await Promise.all(scoped)).flat()
}

/** What the files take on the disk, like `du`. */
async function megabytesOf(path: string): Promise<number> {
  const own = await lstat(path)
  const names = own.isDirectory() ? await readdir(path) : []
  let total = (own.blocks * 512) / 1e6
  for (const name of names) total += await megabytesOf(join(path, name))
  return total
}
