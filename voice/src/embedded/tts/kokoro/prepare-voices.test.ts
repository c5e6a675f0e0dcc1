import { expect, onTestFinished, test } from 'vitest'
import { prepareVoices, type PreparationReport } from './prepare-voices.ts'

function open(voices: string[], times: { quietMs: number; intervalMs: number }, findVoices = async () => voices) {
  const reports: PreparationReport[] = []
  process.env.SECRET_KEY = 'secret'
  const preparation = prepareVoices({
    ...times,
    folder: 'voices',
    findVoices,
    onReport: (report) => reports.push(report),
    program: new URL('./testing/reporting-process.ts', import.meta.url),
  })
  onTestFinished(() => {
    preparation.close()
    delete process.env.SECRET_KEY
  })
  const processes = () => reports.flatMap((report) => (report.type === 'rendered' ? [report.rendered] : []))
  return { preparation, reports, processes }
}

const isAlive = (pid = 0) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('the voices in use are prepared in a process without secrets, and again after the interval', async () => {
  const { reports, processes } = open(['emma', 'heart'], { quietMs: 1, intervalMs: 1 })
  await expect.poll(processes, { timeout: 10_000 }).toHaveLength(2)
  expect(reports[0]).toMatchObject({ type: 'rendered', voice: 'emma heart', total: 0 })
  expect(reports[1]).toEqual({ type: 'done' })
})

test('a conversation ends the process, which goes on when it is quiet', async () => {
  const { preparation, processes } = open(['wait'], { quietMs: 300, intervalMs: 600_000 })
  await expect.poll(processes, { timeout: 10_000 }).toHaveLength(1)
  preparation.defer()
  await expect.poll(() => isAlive(processes()[0])).toBe(false)
  await expect.poll(processes, { timeout: 10_000 }).toHaveLength(2)
  preparation.close()
  await expect.poll(() => isAlive(processes()[1])).toBe(false)
})

test('while the voices in use are unknown no process starts, because it would delete the speech of all voices', async () => {
  let attempts = 0
  const { reports, processes } = open([], { quietMs: 1, intervalMs: 1 }, async () => {
    attempts++
    if (attempts < 3) throw new Error('no database')
    return ['emma']
  })
  await expect.poll(processes, { timeout: 10_000 }).not.toEqual([])
  expect(reports.slice(0, 3)).toMatchObject([
    { type: 'failed', reason: 'Error: no database' },
    { type: 'failed', reason: 'Error: no database' },
    { type: 'rendered', voice: 'emma' },
  ])
})
