import { spawnProgram, type Program } from '@pipit/test-kit/spawn-program'
import { signalAll, withChildren } from '@pipit/test-kit/signals'
import type { Part } from './part.ts'

export interface ProcessPart extends Part {
  pid: () => number
  /** The part runs this command from its next start on. */
  useCommand: (command: Program['command']) => void
}

/** A part that is one program with its children. */
export async function startProcessPart(program: Program): Promise<ProcessPart> {
  let { command } = program
  let running = await spawnProgram(program)

  return {
    name: program.name,
    pid: () => running.pid,
    useCommand(next) {
      command = next
    },
    kill: async () => void (await running.end('SIGKILL')),
    stop: async () => void (await running.end('SIGTERM')),
    async start() {
      running = await spawnProgram({ ...program, command })
    },
    freeze: () => signalAll(withChildren(running.pid), 'SIGSTOP'),
    thaw: () => signalAll(withChildren(running.pid), 'SIGCONT'),
  }
}
