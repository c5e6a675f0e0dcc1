import { spawn } from 'node:child_process'

export interface Program {
  name: string
  command: readonly string[]
  /** What it prints when it accepts connections. */
  readyText: string
  variables?: Record<string, string | undefined>
  folder?: string
  /** The user it runs as; this one unless given. */
  user?: { uid: number; gid: number } | null
  /** What earlier runs of the program have printed; this one adds to it. */
  output?: { text: string }
}

const startTimeoutMs = 120_000

/** Starts a program and waits until it is ready. It is killed when this process ends. */
export async function spawnProgram({ name, command, readyText, folder, user, ...given }: Program) {
  const { variables = {}, output = { text: '' } } = given
  const [file = '', ...args] = command
  const child = spawn(file, args, {
    // Debian has servers in a folder that the search path of some users lacks.
    env: { PATH: `${process.env.PATH}:/usr/sbin`, TMPDIR: process.env.TMPDIR, ...variables },
    // The IPC channel closes when this process ends, even by kill -9, and a server of ours then ends too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...(folder ? { cwd: folder } : {}),
    ...user,
  })
  const endWithThisProcess = () => void child.kill('SIGKILL')
  process.once('exit', endWithThisProcess)
  const printedBefore = output.text.length
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  void exited.finally(() => process.off('exit', endWithThisProcess))
  await new Promise<void>((isReady, fail) => {
    const failWith = (problem: string) => fail(new Error(`${name} ${problem}:\n${output.text.slice(printedBefore)}`))
    const timer = setTimeout(() => failWith('was not ready in time'), startTimeoutMs)
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output.text += chunk.toString()
        if (!output.text.includes(readyText, printedBefore)) return
        clearTimeout(timer)
        isReady()
      })
    child.once('error', fail)
    void exited.then(() => {
      clearTimeout(timer)
      failWith('did not start')
    })
  })
  return {
    pid: child.pid ?? 0,
    output,
    /** Resolves with the exit code. */
    exited,
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Ends it with this signal, and returns the exit code. */
    async end(signal: NodeJS.Signals) {
      child.kill(signal)
      return exited
    },
  }
}
