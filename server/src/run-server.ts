import { compose } from './compose.ts'
import { readConfig, type Config } from './config.ts'
import { giveBackMemory } from './give-back-memory.ts'
import { inOneLine } from './start-errors.ts'
import { warningsFor } from './warnings.ts'

type TestServer = Awaited<ReturnType<typeof compose>>

/** Moves somebody into a house that answers already, but that nobody was told of yet. */
type Furnish = (server: TestServer, config: Config) => Promise<void>

/** Configuration → house → listen, until somebody asks it to stop. */
export async function runServer(furnish: Furnish = async () => undefined) {
  const { server, config } = await open().catch(giveUp)
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= server.close().then(() => process.exit(0), giveUp))
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  // The process that started this one is gone.
  process.on('disconnect', stop)
  await welcome(server, config, furnish).catch(async (error: unknown) => {
    // Whoever is stopped in the middle of it has not failed.
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

async function welcome(server: TestServer, config: Config, furnish: Furnish) {
  await furnish(server, config)
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

async function listen({ app }: TestServer, { host, port }: Config) {
  giveBackMemory()
  await app.listen({ host, port, listenTextResolver: () => 'listening' })
}

function giveUp(error: unknown): never {
  console.error(inOneLine(error))
  process.exit(1)
}
