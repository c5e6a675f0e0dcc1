import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@pipit/test-kit/free-port'
import { cpuSecondsOf, leafProcesses } from '@pipit/test-kit/processes'

export interface App {
  pid: number
  port: number
  /** The time from the spawn to the first 200 on /readyz. */
  startSeconds: number
  /** The CPU time until then. */
  startCpuSeconds: number
  stop: () => Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const startTimeoutMs = 120_000
const running = new Map<number, () => Promise<void>>()

export async function stopApps() {
  await Promise.all([...running.values()].map((stop) => stop()))
}

/** Starts a program that serves on PORT and stores its data in DATA_DIR, and waits until it is ready. */
export async function startApp(command: string[], dataFolder: string): Promise<App> {
  const [program = '', ...args] = command
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(program, args, {
    cwd: root,
    env: {
      NATURAL_VOICES: 'false',
      VOICE_MODEL: 'tiny',
      ...inheritedEnvironment(),
      PORT: String(port),
      DATA_DIR: dataFolder,
      TRUST_PROXY: '1',
    },
    // The IPC channel closes when this process ends, even by kill -9, and the program then ends too.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // The program and everything it starts are a process group, which can be stopped as a whole.
    detached: true,
  })
  let errorOutput = ''
  child.stderr?.on('data', (chunk: Buffer) => (errorOutput = (errorOutput + chunk.toString()).slice(-2000)))
  await once(child, 'spawn')
  const pid = child.pid ?? 0
  running.set(pid, stop)

  while (!(await isReady(port))) {
    const ended = child.exitCode !== null || child.signalCode !== null
    if (ended || performance.now() - startedAt > startTimeoutMs) {
      await stop()
      const problem = ended ? 'ended before it was ready' : `was not ready within ${startTimeoutMs / 1000} s`
      throw new Error(`"${command.join(' ')}" ${problem}: ${errorOutput.trim()}`)
    }
    await delay(5)
  }
  return {
    pid,
    port,
    startSeconds: (performance.now() - startedAt) / 1000,
    startCpuSeconds: cpuSecondsOf(pid),
    stop,
  }

  async function stop() {
    // The leaves stop first: each parent then waits for its child, and no CPU time is lost.
    for (const leaf of leafProcesses(pid)) process.kill(leaf, 'SIGTERM')
    await waitForGroupEnd()
    while (signalGroup(pid, 'SIGTERM')) await waitForGroupEnd()
    running.delete(pid)
  }

  async function waitForGroupEnd() {
    for (let attempt = 0; attempt < 500 && signalGroup(pid, 0); attempt += 1) await delay(20)
  }
}

/** The caller's own settings must not influence the figures. */
function inheritedEnvironment() {
  const names = ['PATH', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** False when the group has no process left. */
function signalGroup(leader: number, signal: NodeJS.Signals | 0) {
  try {
    return process.kill(-leader, signal)
  } catch {
    return false
  }
}

function isReady(port: number) {
  return new Promise<boolean>((resolve) => {
    get({ port, host: '127.0.0.1', path: '/readyz', agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode === 200))
    }).on('error', () => resolve(false))
  })
}
