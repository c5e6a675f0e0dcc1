import { fileURLToPath } from 'node:url'
import { resolve } from 'node:path'
import { boardUsage, readBoardArguments, type BoardArguments } from './board-arguments.ts'
import { simulateBoard } from './simulate-board.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
const dataFolder = resolve(project, process.env.DATA_DIR ?? 'data')

const stopping = new AbortController()
const stop = () => stopping.abort()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
// The process that started this one is gone.
process.once('disconnect', stop)

try {
  process.exit(await simulateBoard(parseOrExit(), (line) => console.log(line), stopping.signal))
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

function parseOrExit(): BoardArguments {
  try {
    const read = readBoardArguments(process.argv.slice(2), dataFolder)
    if (read) return read
    console.log(boardUsage)
    process.exit(0)
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${boardUsage}`)
    process.exit(1)
  }
}
