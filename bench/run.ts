import { parseArgs } from 'node:util'
import type { Benchmark } from './runner/benchmark.ts'
import { boardDelay, boardFrames, boardLateness } from './boards/boards.ts'
import { chatChunks, chatDelay, chatLateness } from './chat/chat.ts'
import { longConversation } from './chat/long-conversation.ts'
import { offlineVoice } from './chat/offline-voice.ts'
import { speakers } from './chat/speakers.ts'
import { coldStart } from './startup/cold-start.ts'
import { endpointing } from './endpointing/endpointing.ts'
import { openContext } from './runner/context.ts'
import { familyPages } from './requests/family-page.ts'
import { idleMemory } from './startup/idle-memory.ts'
import { insightsAggregate, insightsYear } from './large-tables/insights.ts'
import { stopApps } from './runner/app-process.ts'
import { lists } from './large-tables/lists.ts'
import { watchMachine } from './runner/machine-load.ts'
import { npmStart } from './startup/npm-start.ts'
import { rollouts } from './large-tables/rollouts.ts'
import { presenceWal } from './presence/presence-wal.ts'
import { passwordSignIn } from './requests/password-sign-in.ts'
import { qrCodesCpu, qrCodesMemory } from './requests/qr-codes.ts'
import { exitCodeFor, judge, judgeFailure, type Figure } from './runner/report.ts'
import { recognition } from './recognition/recognition.ts'
import { connects } from './sockets/connects.ts'
import { idleSockets } from './sockets/idle-sockets.ts'
import { safety } from './safety/safety.ts'
import { sessionExchange } from './requests/session-exchange.ts'
import { formatFigures } from './runner/table.ts'
import { naturalVoice } from './voice/natural-voice.ts'
import { transcripts } from './large-tables/transcripts.ts'
import { waitListWrite } from './requests/wait-list-write.ts'

const benchmarks: Benchmark[] = [
  coldStart,
  npmStart,
  idleMemory,
  waitListWrite,
  passwordSignIn,
  sessionExchange,
  ...familyPages,
  qrCodesCpu,
  qrCodesMemory,
  lists,
  rollouts,
  insightsAggregate,
  insightsYear,
  transcripts,
  idleSockets,
  connects,
  presenceWal,
  chatDelay,
  chatChunks,
  chatLateness,
  longConversation,
  offlineVoice,
  speakers,
  boardDelay,
  boardFrames,
  boardLateness,
  ...naturalVoice,
  ...safety,
  ...endpointing,
  ...recognition,
]

const { json, quick, selected } = readArguments()
const run = await openContext(quick)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => run.close().finally(() => process.exit(1)))
}

const figures: Figure[] = []
for (const benchmark of selected) {
  // Only the result goes to stdout.
  console.error(`measuring ${benchmark.name} …`)
  figures.push(await measure(benchmark))
}
await run.close()
console.log(json ? JSON.stringify(figures, null, 2) : `\n${formatFigures(figures)}`)
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

function readArguments() {
  const options = { json: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } } as const
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const names = benchmarks.map(({ name }) => name)
    const isNamed = (name: string, given: string) => name === given || name.startsWith(`${given}-`)
    const unknown = positionals.filter((given) => !names.some((name) => isNamed(name, given)))
    if (unknown.length > 0) throw new Error(`There is no benchmark "${unknown[0]}"; there are: ${names.join(', ')}.`)
    const isSelected = ({ name }: Benchmark) =>
      positionals.length === 0 || positionals.some((given) => isNamed(name, given))
    return { ...values, selected: benchmarks.filter(isSelected) }
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
