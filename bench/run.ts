import { readCommandLine } from '@pipit/test-kit/read-command-line'
import type { Benchmark } from './runner/benchmark.ts'
import { boardDelay, boardFrames, boardLateness } from './boards/boards.ts'
import { chatDelay } from './chat/chat-delay.ts'
import { offlineVoice } from './chat/offline-voice.ts'
import { coldStart } from './startup/cold-start.ts'
import { endpointing } from './endpointing/endpointing.ts'
import { openContext } from './runner/context.ts'
import { familyPages } from './requests/family-page.ts'
import { idleMemory } from './startup/idle-memory.ts'
import { stopApps } from './runner/app-process.ts'
import { lists } from './large-tables/lists.ts'
import { watchMachine } from './runner/machine-load.ts'
import { rollouts } from './large-tables/rollouts.ts'
import { presenceWal } from './presence/presence-wal.ts'
import { passwordSignIn } from './requests/password-sign-in.ts'
import { exitCodeFor, judge, judgeFailure, type Figure } from './runner/report.ts'
import { recognition } from './recognition/recognition.ts'
import { connects } from './sockets/connects.ts'
import { idleSockets } from './sockets/idle-sockets.ts'
import { safety } from './safety/safety.ts'
import { formatFigures } from './runner/table.ts'
import { naturalVoice } from './voice/natural-voice.ts'
import { transcripts } from './large-tables/transcripts.ts'
import { waitListWrite } from './requests/wait-list-write.ts'

const benchmarks: Benchmark[] = [
  coldStart,
  idleMemory,
  waitListWrite,
  passwordSignIn,
  ...familyPages,
  lists,
  rollouts,
  transcripts,
  idleSockets,
  connects,
  presenceWal,
  chatDelay,
  offlineVoice,
  boardDelay,
  boardFrames,
  boardLateness,
  ...naturalVoice,
  ...safety,
  ...endpointing,
  ...recognition,
]

const flag = { type: 'boolean', default: false } as const
const { values, chosen } = readCommandLine({
  options: { json: flag, quick: flag },
  items: benchmarks,
  nameOf: ({ name }) => name,
  chooses: (given, name) => name === given || name.startsWith(`${given}-`),
  kind: 'benchmark',
})
const run = await openContext(values.quick)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => run.close().finally(() => process.exit(1)))
}

const figures: Figure[] = []
for (const benchmark of chosen) {
  // Progress goes to stderr, because stdout has only the result.
  console.error(`measuring ${benchmark.name} …`)
  figures.push(await measure(benchmark))
}
await run.close()
console.log(values.json ? JSON.stringify(figures, null, 2) : `\n${formatFigures(figures)}`)
process.exitCode = exitCodeFor(figures)

async function measure(benchmark: Benchmark): Promise<Figure> {
  const machine = watchMachine(run.dataFolder)
  try {
    const samples = await benchmark.run(run.context)
    return judge(benchmark, samples, machine.stop())
  } catch (error) {
    machine.stop()
    return judgeFailure(benchmark, error)
  } finally {
    await stopApps()
  }
}
