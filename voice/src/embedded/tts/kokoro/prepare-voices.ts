import { fork, type ChildProcess } from 'node:child_process'

export type PreparationReport =
  /** A second of speech took this long. */
  | { type: 'measured'; milliseconds: number }
  | { type: 'rendered'; voice: string; rendered: number; total: number }
  | { type: 'done' }
  | { type: 'failed'; reason: string }

interface Options {
  folder: string
  findVoices: () => Promise<string[]>
  onReport: (report: PreparationReport) => void
  /** The program calls `runPreparation`. */
  program: URL
  /** Nobody has talked for this long before the preparation begins or goes on. */
  quietMs?: number
  /** New voices and stories are looked for this often. */
  intervalMs?: number
}

/** A conversation needs the processor for itself, so it ends the process, which later goes on where it was. */
export function prepareVoices({
  folder,
  findVoices,
  onReport,
  program,
  quietMs = 2 * 60_000,
  intervalMs = 60 * 60_000,
}: Options) {
  let child: ChildProcess | null = null
  let timer = setTimeout(start, quietMs).unref()
  let closed = false

  function restartAfter(milliseconds: number) {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(start, milliseconds).unref()
  }

  async function start(): Promise<void> {
    const voices = await findVoices().catch((error: unknown) => {
      onReport({ type: 'failed', reason: String(error) })
      return null
    })
    // The process deletes the speech of voices that are not in use.
    if (voices === null) return restartAfter(intervalMs)
    if (closed || child) return
    const started = fork(program, [folder, ...voices], {
      execArgv: [],
      env: npmEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child = started
    started.on('message', onReport)
    started.once('error', (error) => onReport({ type: 'failed', reason: error.message }))
    started.once('exit', () => {
      if (child !== started) return
      child = null
      restartAfter(intervalMs)
    })
  }

  return {
    /** Somebody talks: the process ends, and starts again when it has been quiet for a while. */
    defer() {
      child?.kill('SIGKILL')
      child = null
      restartAfter(quietMs)
    },
    close() {
      closed = true
      clearTimeout(timer)
      child?.kill('SIGKILL')
    },
  }
}

const npmVariables =
  'PATH HOME USERPROFILE APPDATA LOCALAPPDATA TEMP TMP TMPDIR SYSTEMROOT TZ NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR'

/** npm needs these to fetch a package, but not the keys and passwords of the server. */
function npmEnvironment(): NodeJS.ProcessEnv {
  const needed = new Set(npmVariables.split(' '))
  const isNeeded = (name: string) => needed.has(name.toUpperCase()) || /^npm_|_proxy$/i.test(name)
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isNeeded(name)))
}
