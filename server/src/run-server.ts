import { setTimeout as delay } from 'node:timers/promises'
import { compose } from './compose/compose.ts'
import { readConfig, type Config } from './config/config.ts'
import { shrinkHeap } from './shrink-heap.ts'
import { describeStartError } from './start-errors.ts'
import { startWarnings } from './start-warnings.ts'

type Server = Awaited<ReturnType<typeof compose>>
type FirstSignIn = Awaited<ReturnType<Server['firstSuperadmin']>>

/** It stops everything for a quarter of a second, so whoever waits for the server to be ready is answered first. */
const shrinkDelayMs = 1000

/** Adds data after the server listens and before "Pipit is ready" is printed. */
type SeedData = (server: Server, config: Config) => Promise<void>

/** Runs the server until the process receives a signal to stop. */
export async function runServer(seed: SeedData = async () => {}) {
  const { server, config } = await open().catch(exitWithError)
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= stopServer(server, config).then(() => process.exit(0), exitWithError))
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  // The parent process has ended.
  process.on('disconnect', stop)
  await announceReady(server, config, seed).catch(async (error: unknown) => {
    // If somebody stopped the server meanwhile, the error is only a consequence of that.
    await (stopping ?? server.close())
    exitWithError(error)
  })
}

/** Balancers learn from `/readyz` that other processes must take over, before this one refuses anything. */
async function stopServer(server: Server, { shutdownDelayMs }: Config) {
  server.announceStop()
  await delay(shutdownDelayMs)
  await server.close()
}

async function open() {
  const config = readConfig(process.env)
  const server = await compose(config)
  await listen(server, config).catch(async (error: unknown) => {
    await server.close()
    throw error
  })
  return { server, config }
}

async function announceReady(server: Server, config: Config, seed: SeedData) {
  await seed(server, config)
  const firstSignIn = await server.firstSuperadmin()
  // Standard output carries only JSON log lines.
  const outbox = server.outboxUrl ? `  Mail waits in the outbox: ${server.outboxUrl}\n` : ''
  console.error(`\n  Pipit is ready: ${config.publicUrl}\n${outbox}`)
  for (const warning of startWarnings(config, server.retiredPlans)) console.error(`  Warning: ${warning}\n`)
  if (firstSignIn) console.error(describeFirstSignIn(firstSignIn))
  setTimeout(shrinkHeap, shrinkDelayMs).unref()
  await server.prepareVoices()
}

function describeFirstSignIn({ email, password, expiresAt }: NonNullable<FirstSignIn>) {
  const expiry = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return password === null
    ? `  Nobody has signed in as ${email} yet. The password that an earlier start printed works until ${expiry}.\n  After that, a restart prints a new one.\n`
    : `  First sign-in, shown only now: ${email} with the password ${password}\n  It works until ${expiry}, and you will be asked for a new one. If it expires, a restart prints another.\n`
}

async function listen({ app }: Server, { host, port }: Config) {
  await app.listen({ host, port, listenTextResolver: () => 'listening' })
}

function exitWithError(error: unknown): never {
  console.error(describeStartError(error))
  process.exit(1)
}
