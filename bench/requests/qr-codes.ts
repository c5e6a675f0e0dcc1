import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import serverFlags from '../../tools/server-flags.json' with { type: 'json' }
import { interleave, type Benchmark } from '../runner/benchmark.ts'
import { superadmin } from './signed-in-user.ts'
import { cpuOf, forgetPeakOf, peakResidentBytesOf } from '../runner/processes.ts'

const matricesAlone = fileURLToPath(new URL('../baselines/matrices-alone.ts', import.meta.url))
const count = 10_000

/** What the server works for a sheet of 10,000 labels, from the database to the last byte of the PDF. */
export const qrCodesCpu: Benchmark = {
  name: 'qr-codes-cpu',
  unit: 's of CPU',
  goal: { of: 'ratio', atMost: 1.5 },
  run: async ({ quick, start }) => {
    const { pid, port } = await start('ours')
    const print = await printer(`http://127.0.0.1:${port}`)
    // A server that has been up for a while has its hot code compiled; so has the baseline.
    await print()
    return interleave(quick ? 5 : 15, {
      async ours() {
        const before = cpuOf(pid)
        await print()
        const seconds = cpuOf(pid) - before
        return { value: seconds, cpu: (seconds * 1000) / count }
      },
      async baseline() {
        const { cpuSeconds } = await makeMatrices()
        return { value: cpuSeconds, cpu: (cpuSeconds * 1000) / count }
      },
    })
  },
}

/** The most that a freshly started server keeps resident while it sends such a sheet. */
export const qrCodesMemory: Benchmark = {
  name: 'qr-codes-memory',
  unit: 'MB',
  goal: { of: 'ours', atMost: 150 },
  run: async ({ quick, start }) => {
    const maker = await start('ours')
    const print = await printer(`http://127.0.0.1:${maker.port}`)
    await maker.stop()
    return interleave(quick ? 3 : 9, {
      async ours() {
        const app = await start('ours')
        // Reading its own source takes a server more than it ever has later.
        forgetPeakOf(app.pid)
        await print(`http://127.0.0.1:${app.port}`)
        const bytes = peakResidentBytesOf(app.pid)
        await app.stop()
        return { value: bytes / 1_000_000, cpu: null }
      },
      baseline: async () => ({ value: (await makeMatrices()).peakBytes / 1_000_000, cpu: null }),
    })
  },
}

/** Makes a batch of devices and gives what prints its labels. */
async function printer(url: string) {
  const headers = { authorization: `Bearer ${await superadmin(url)}`, 'content-type': 'application/json' }
  const post = async (address: string, body: object) => {
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return response
  }
  const made = await post(`${url}/v1/devices`, { count, label: 'Benchmark', hardwareModel: 'one' })
  const { batchId } = (await made.json()) as { batchId: string }
  return async (server = url) => {
    const { body } = await post(`${server}/v1/admin/devices/qr-codes`, { batchId })
    let bytes = 0
    for await (const chunk of body ?? []) bytes += (chunk as Uint8Array).length
    if (bytes < count * 500) throw new Error(`The sheet has only ${bytes} bytes.`)
  }
}

async function makeMatrices() {
  const { stdout } = await promisify(execFile)(process.execPath, [...serverFlags, matricesAlone, String(count), '2000'])
  return JSON.parse(stdout) as { cpuSeconds: number; peakBytes: number }
}
