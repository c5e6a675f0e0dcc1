import type { PreparationReport } from '../prepare-voices.ts'

/** Reports its arguments and which secrets it sees; with the voice "wait" it then waits until it is killed. */
const report = (message: PreparationReport) => process.send?.(message)
const [, ...voices] = process.argv.slice(2)
report({ type: 'rendered', voice: voices.join(' '), rendered: process.pid, total: Number('SECRET_KEY' in process.env) })
if (voices.includes('wait')) setInterval(() => {}, 1_000)
else report({ type: 'done' })
if (!voices.includes('wait')) process.disconnect?.()
