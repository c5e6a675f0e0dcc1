import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import serverFlags from '../../server/node-flags.json' with { type: 'json' }
import { interleave, type Benchmark } from '../runner/benchmark.ts'
import type { App } from '../runner/app-process.ts'
import { superadminToken } from './signed-in-user.ts'
import { cpuSecondsOf, resetPeakMemoryOf, peakResidentBytesOf } from '../runner/processes.ts'

const matricesAlone = fileURLToPath(new URL('../baselines/matrices-alone.ts', import.meta.url))
const labelCount = 10_000

/** CPU time of the server for a PDF of 10,000 labels, from the database to the last byte. */
export const qrCodesCpu: Benchmark = {
  name: 'qr-codes-cpu',
  unit: 's of CPU',
  goal: { of: 'ratio', atMost: 1.5 },
  run: async ({ quick, start }) => {
    const app = await start('ours')
    const print = await createPrinter(app)
    // Warms up the compiler, as the baseline does.
    await print()
    return interleave(quick ? 5 : 15, {
      async ours() {
        const before = cpuSecondsOf(app.pid)
        await print()
        const seconds = cpuSecondsOf(app.pid) - before
        return { value: seconds, cpu: (seconds * 1000) / labelCount }
      },
      async baseline() {
        const { cpuSeconds } = await makeMatrices()
        return { value: cpuSeconds, cpu: (cpuSeconds * 1000) / labelCount }
      },
    })
  },
}

/** Peak resident memory of a freshly started server while it sends such a PDF. */
export const qrCodesMemory: Benchmark = {
  name: 'qr-codes-memory',
  unit: 'MB',
  goal: { of: 'ours', atMost: 150 },
  run: async ({ quick, start }) => {
    const maker = await start('ours')
    const print = await createPrinter(maker)
    await maker.stop()
    return interleave(quick ? 3 : 9, {
      async ours() {
        const app = await start('ours')
        // Loading the code takes more memory than anything later.
        resetPeakMemoryOf(app.pid)
        await print(`http://127.0.0.1:${app.port}`)
        const bytes = peakResidentBytesOf(app.pid)
        await app.stop()
        return { value: bytes / 1_000_000, cpu: null }
      },
      baseline: async () => ({ value: (await makeMatrices()).peakBytes / 1_000_000, cpu: null }),
    })
  },
}

/** Creates a batch of devices and returns a function that downloads its labels. */
async function createPrinter(app: App) {
  const url = `http://127.0.0.1:${app.port}`
  const headers = { authorization: `Bearer ${await superadminToken(app)}`, 'content-type': 'application/json' }
  const post = async (address: string, body: object) => {
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${address} returned ${response.status}`)
    return response
  }
  const created = await post(`${url}/v1/devices`, { count: labelCount, label: 'Benchmark', hardwareModel: 'one' })
  const { batchId } = (await created.json()) as { batchId: string }
  return async (server = url) => {
    const { body } = await post(`${server}/v1/admin/devices/qr-codes`, { batchId })
    let bytes = 0
    for await (const chunk of body ?? []) bytes += (chunk as Uint8Array).length
    if (bytes < labelCount * 500) throw new Error(`The PDF has only ${bytes} bytes.`)
  }
}

async function makeMatrices() {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...serverFlags,
    matricesAlone,
    String(labelCount),
    '2000',
  ])
  return JSON.parse(stdout) as { cpuSeconds: number; peakBytes: number }
}
