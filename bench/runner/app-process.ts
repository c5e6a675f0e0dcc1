import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@pipit/server/testing/server-process'
import { superadminEmail } from '../requests/signed-in-user.ts'
import { cpuOf, youngestOf } from './processes.ts'

export interface App {
  pid: number
  port: number
  /** From its spawning to its first 200 on /readyz, in seconds. */
  startTime: number
  /** In seconds, until then. */
  startCpu: number
  stop: () => Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const patience = 120_000
const running = new Map<number, () => Promise<void>>()

export async function stopApps() {
  await Promise.all([...running.values()].map((stop) => stop()))
}

/** Starts a program that serves on PORT and keeps its data in DATA_DIR, and waits until it is ready. */
export async function startApp(command: string[], dataFolder: string): Promise<App> {
  const [program = '', ...args] = command
  const port = await freePort()
  const started = performance.now()
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...inherited(),
      PORT: String(port),
      DATA_DIR: dataFolder,
      TRUST_PROXY: 'true',
      SUPERADMIN_EMAILS: superadminEmail,
    },
    // Through the channel, the program learns that this process is gone, even by kill -9.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // A group of its own, so that npm and all that it started can be stopped and waited for together.
    detached: true,
  })
  let complaints = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-2000)))
  await once(child, 'spawn')
  const pid = child.pid ?? 0
  running.set(pid, stop)

  while (!(await isReady(port))) {
    const ended = child.exitCode !== null || child.signalCode !== null
    if (ended || performance.now() - started > patience) {
      await stop()
      const what = ended ? 'ended before it was ready' : `was not ready within ${patience / 1000} s`
      throw new Error(`"${command.join(' ')}" ${what}: ${complaints.trim()}`)
    }
    await delay(5)
  }
  return { pid, port, startTime: (performance.now() - started) / 1000, startCpu: cpuOf(pid), stop }

  async function stop() {
    // The last of the family first: each then waits for its child, and no CPU time is lost between them.
    for (const last of youngestOf(pid)) process.kill(last, 'SIGTERM')
    await groupHasEnded()
    while (signalGroup(pid, 'SIGTERM')) await groupHasEnded()
    running.delete(pid)
  }

  async function groupHasEnded() {
    for (let attempt = 0; attempt < 500 && signalGroup(pid, 0); attempt += 1) await delay(20)
  }
}

/** The caller's own settings must not decide what is measured. */
function inherited() {
  const names = ['PATH', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** False when nobody is left in the group. */
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
