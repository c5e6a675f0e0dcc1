// One address with hot reload of the pages, and behind it a server that starts anew when its code changes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = Number(process.env.PORT || 8080)
const host = process.env.HOST || '127.0.0.1'
const address = process.env.PUBLIC_URL || `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
const toServer = [
  '/v1',
  '/healthz',
  '/readyz',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/emulator',
  '/.well-known',
  '/outbox',
]

const serverPort = await freePort()
const target = `http://127.0.0.1:${serverPort}`
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'server/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(serverPort), PUBLIC_URL: address },
})

const pages = await createServer({
  root: join(root, 'web'),
  server: {
    host,
    port,
    strictPort: true,
    proxy: {
      ...Object.fromEntries(toServer.map((path) => [path, { target }])),
      '/socket.io': { target, ws: true },
    },
  },
})

let stopping = false
async function stop(exitCode: number) {
  if (stopping) return
  stopping = true
  const stopped = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined
  server.kill('SIGTERM')
  await Promise.all([stopped, pages.close()])
  process.exit(exitCode)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(0))
// The process that started this one is gone.
process.on('disconnect', () => stop(0))
server.on('exit', () => stop(1))

try {
  await pages.listen()
  console.error(`\n  Pipit, with hot reload: ${address}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}

async function freePort() {
  const probe = createTcpServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port: free } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return free
}
