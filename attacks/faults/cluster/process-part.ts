import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { signalAll, withChildren, type Part } from './part.ts'

interface Program {
  name: string
  command: readonly [file: string, ...args: string[]]
  variables?: Record<string, string>
  /** What it prints when it accepts connections. */
  readyText: string
  /** The user it runs as; this one unless given. */
  user?: { uid: number; gid: number } | null
}

export interface ProcessPart extends Part {
  pid: () => number
  /** From the next start on. */
  useCommand: (command: Program['command']) => void
}

/** A part that is one program with its children. */
export async function startProcessPart(program: Program): Promise<ProcessPart> {
  const { name, variables, readyText, user } = program
  let { command } = program
  let child = await spawnProgram()
  const endWithThisProcess = () => void child.kill('SIGKILL')
  process.once('exit', endWithThisProcess)

  const pid = () => child.pid ?? 0

  return {
    name,
    pid,
    useCommand(next) {
      command = next
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async start() {
      child = await spawnProgram()
    },
    freeze: () => signalAll(withChildren(pid()), 'SIGSTOP'),
    thaw: () => signalAll(withChildren(pid()), 'SIGCONT'),
  }

  async function end(signal: NodeJS.Signals) {
    if (hasEnded(child)) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  async function spawnProgram(): Promise<ChildProcess> {
    const [file, ...args] = command
    const started = spawn(file, args, {
      env: { PATH: `${process.env.PATH}:/usr/sbin`, TMPDIR: process.env.TMPDIR, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...user,
    })
    let output = ''
    await new Promise<void>((isReady, fail) => {
      for (const stream of [started.stdout, started.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output = (output + chunk.toString()).slice(-20_000)
          if (output.includes(readyText)) isReady()
        })
      }
      started.once('error', fail)
      started.once('exit', () => fail(new Error(`${name} did not start:\n${output}`)))
    })
    return started
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
