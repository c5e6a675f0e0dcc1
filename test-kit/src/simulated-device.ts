import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach } from 'vitest'

const simulator = fileURLToPath(import.meta.resolve('@pipit/device/simulator'))

type Options = Record<string, string | string[]>

/** Starts `npm run device` as a process, with a keyboard (`child.stdin`), and kills it after the test. */
export function openSimulator() {
  const running = new Set<ChildProcess>()
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL')
    running.clear()
  })

  return function simulate(options: Options) {
    const args = Object.entries(options).flatMap(([name, values]) =>
      [values].flat().flatMap((value) => [`--${name}`, value]),
    )
    const child = spawn(process.execPath, [simulator, ...args], { stdio: ['pipe', 'pipe', 'pipe'] })
    running.add(child)
    const printed = { text: '' }
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (printed.text += chunk.toString()))
    }
    const exited = once(child, 'close').then(([code]) => code as number | null)
    return { child, printed, exited }
  }
}
