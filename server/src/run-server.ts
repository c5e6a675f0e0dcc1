import { compose } from './compose.ts'
import { readConfig, type Config } from './config.ts'
import { giveBackMemory } from './give-back-memory.ts'
import { inOneLine } from './start-errors.ts'
import { warningsFor } from './warnings.ts'

type Server = Awaited<ReturnType<typeof compose>>

/** Adds data to a server that listens already, before it is announced as ready. */
type SeedData = (server: Server, config: Config) => Promise<void>

/** Reads the configuration, composes the server and listens, until the process is asked to stop. */
export async function runServer(seed: SeedData = async () => {}) {
  const { server, config } = await open().catch(giveUp)
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= server.close().then(() => process.exit(0), giveUp))
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  // The process that started this one is gone.
  process.on('disconnect', stop)
  await announceReady(server, config, seed).catch(async (error: unknown) => {
    // A server that is stopped in the middle of this has not failed.
    await (stopping ?? server.close())
    giveUp(error)
  })
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
  const oneTimePassword = await server.firstSuperadmin()
  // People read this on the error stream; the log on the output stream stays one object a line.
  console.error(`\n  Pipit is ready: ${config.publicUrl}\n`)
  for (const warning of warningsFor(config)) console.error(`  Warning: ${warning}\n`)
  if (oneTimePassword) {
    const { email, password } = oneTimePassword
    console.error(
      `  First sign-in, shown only now: ${email} with the password ${password}\n  You will be asked for a new one.\n`,
    )
  }
}

async function listen({ app }: Server, { host, port }: Config) {
  giveBackMemory()
  await app.listen({ host, port, listenTextResolver: () => 'listening' })
}

function giveUp(error: unknown): never {
  console.error(inOneLine(error))
  process.exit(1)
}
