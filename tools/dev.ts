// Serves the pages with hot reload on one address, and behind it a server that restarts when its code or a migration
// changes. `npm run dev -- --inspect` opens the server, not this process, to a debugger.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@pipit/test-kit/free-port'
import { createServer, type ViteDevServer } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = Number(process.env.PORT || 8080)
const host = process.env.HOST || '127.0.0.1'
const address = process.env.PUBLIC_URL || `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
const serverPaths = [
  '/v1',
  '/healthz',
  '/readyz',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/emulator',
  '/.well-known',
  '/outbox',
  '/docs',
]
const foldersWithMigrations = ['server/src/database', 'identity/src/database']
/** A generated migration is several files; they are written within this time. */
const migrationSettleMs = 300
const debuggerFlags = process.argv.slice(2).filter((argument) => argument.startsWith('--inspect'))
const serverPort = await freePort()
const target = `http://127.0.0.1:${serverPort}`

let isStopping = false
let isRestarting = false
let server = startServer()
let restartTimer: NodeJS.Timeout | undefined
let pages: ViteDevServer | undefined
for (const folder of foldersWithMigrations) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (!file?.endsWith('.sql')) return
    clearTimeout(restartTimer)
    restartTimer = setTimeout(() => void restartServer(), migrationSettleMs)
  })
}

pages = await createServer({
  root: join(root, 'web'),
  server: {
    host,
    port,
    strictPort: true,
    proxy: {
      ...Object.fromEntries(serverPaths.map((path) => [path, { target }])),
      '/socket.io': { target, ws: true },
      '/xiaozhi': { target, ws: true },
    },
  },
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
// The process that started this one is gone.
process.on('disconnect', () => void stop(0))

try {
  await pages.listen()
  console.error(`\n  Pipit, with hot reload: ${address}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}

function startServer(): ChildProcess {
  // `--watch` restarts the server when a module that it has loaded changes.
  const flags = ['--watch', '--watch-preserve-output', ...debuggerFlags]
  const started = spawn(process.execPath, [...flags, join(root, 'server/src/main.js')], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(serverPort),
      PUBLIC_URL: address,
      // A developer needs the message of an unexpected error, which production logs leave out.
      LOG_ERROR_CAUSES: process.env.LOG_ERROR_CAUSES ?? 'true',
    },
  })
  started.on('exit', () => {
    if (!isRestarting) void stop(1)
  })
  return started
}

async function restartServer() {
  if (isStopping || isRestarting) return
  isRestarting = true
  console.error('\n  A migration changed: restarting the server.\n')
  await stopServer()
  isRestarting = false
  if (!isStopping) server = startServer()
}

async function stopServer() {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  await exited
}

async function stop(exitCode: number) {
  if (isStopping) return
  isStopping = true
  clearTimeout(restartTimer)
  await Promise.all([stopServer(), pages?.close()])
  process.exit(exitCode)
}
