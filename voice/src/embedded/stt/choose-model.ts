import { createWorkerPool } from '../workers/worker-pool.ts'
import type { MoonshineSize } from './moonshine.ts'

/** The VAD needs 512 ms of silence, and a turn ends after 0.8 s on average. STT in between delays no reply. */
const maxBaseMs = 300
const jobTimeoutMs = 60_000

/** Chooses `base` where it is fast enough for a conversation, which takes some seconds of one core to measure. */
export async function chooseModel(signal: AbortSignal): Promise<{ model: MoonshineSize; milliseconds: number }> {
  const workers = createWorkerPool({
    provider: 'embedded-stt',
    program: new URL('./measure-process.ts', import.meta.url),
    maxProcesses: 1,
    idleTimeoutMs: jobTimeoutMs,
    jobTimeoutMs,
  })
  try {
    const milliseconds = (await workers.run('base' satisfies MoonshineSize, { signal })) as number
    return { model: fastEnough(milliseconds), milliseconds: Math.round(milliseconds) }
  } finally {
    await workers.close()
  }
}

export const fastEnough = (baseMs: number): MoonshineSize => (baseMs <= maxBaseMs ? 'base' : 'tiny')
