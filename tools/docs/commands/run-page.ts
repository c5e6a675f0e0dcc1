import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../run-step.ts'
import { isOutput, isRun, readBlocks, type CodeBlock } from './read-blocks.ts'

interface RunOptions {
  /** The home folder of the commands, and where their output is stored. */
  home: string
  /** Replaces 8080, so that a server that already runs here is not disturbed. */
  port: number
}

export interface RanBlock {
  /** The line of the fence in the page. */
  line: number
  printed: string
  /** Null if the page shows none. */
  expected: string | null
}

/**
 * Runs the blocks of a page that are marked with `run`, in one shell and in their order, as a reader would who copies them.
 * The first command that fails ends it, and is reported with what it printed.
 */
export async function runPage(markdown: string, { home, port }: RunOptions): Promise<RanBlock[]> {
  const blocks = readBlocks(markdown)
  const scenario = blocks.filter(isRun)
  const script = join(home, '.page.sh')
  await writeFile(script, composeScript(scenario, home).replaceAll('127.0.0.1:8080', `127.0.0.1:${port}`))
  const shell = spawn('bash', [script], {
    cwd: root,
    // A process group of its own lets servers be stopped which a failed page leaves behind.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, HOME: home, PORT: String(port), NATURAL_VOICES: 'false', VOICE_MODEL: 'tiny' },
  })
  const [code] = (await once(shell, 'close')) as [number | null]
  const printed = await Promise.all(scenario.map((_, index) => readPrinted(home, index)))
  if (code !== 0) {
    stopGroup(shell.pid)
    const failed = printed.findLastIndex((text) => text !== null)
    throw new Error(`The block in line ${scenario[failed]?.line} failed with ${code}:\n${printed[failed]}`)
  }
  return scenario.map((block, index) => ({
    line: block.line,
    printed: printed[index] ?? '',
    expected: outputOf(blocks, block),
  }))
}

const outputFile = (home: string, index: number) => join(home, `.printed-${index}`)

function composeScript(scenario: CodeBlock[], home: string) {
  const parts = scenario.map(({ text }, index) => `exec >'${outputFile(home, index)}' 2>&1\n${text}`)
  return ['set -eu -o pipefail', ...parts].join('\n')
}

const readPrinted = (home: string, index: number) => readFile(outputFile(home, index), 'utf8').catch(() => null)

function outputOf(blocks: CodeBlock[], block: CodeBlock) {
  const next = blocks[blocks.indexOf(block) + 1]
  return next && isOutput(next) ? next.text : null
}

function stopGroup(processId: number | undefined) {
  try {
    if (processId !== undefined) process.kill(-processId, 'SIGTERM')
  } catch {
    // Nothing is left of it.
  }
}
