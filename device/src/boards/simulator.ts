import { fileURLToPath } from 'node:url'
import { resolve } from 'node:path'
import { onStop, readArgumentsOrExit } from '../command-line.ts'
import { boardUsage, readBoardArguments } from './board-arguments.ts'
import { simulateBoard } from './simulate-board.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
const dataFolder = resolve(project, process.env.DATA_DIR ?? 'data')

const stopping = new AbortController()
onStop(() => stopping.abort())

try {
  const given = readArgumentsOrExit((args) => readBoardArguments(args, dataFolder), boardUsage)
  process.exit(await simulateBoard(given, (line) => console.log(line), stopping.signal))
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
