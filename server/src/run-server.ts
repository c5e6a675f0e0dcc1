import { compose } from './compose.ts'
import { readConfig, type Config } from './config.ts'
import { giveBackMemory } from './give-back-memory.ts'
import { inOneLine } from './start-errors.ts'
import { warningsFor } from './warnings.ts'

type House = Awaited<ReturnType<typeof compose>>

/** Moves somebody into a house that answers already, but that nobody was told of yet. */
type Furnish = (house: House, config: Config) => Promise<void>

/** Configuration → house → listen, until somebody asks it to stop. */
export async function runServer(furnish: Furnish = async () => undefined) {
  const { house, config } = await open().catch(giveUp)
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= house.close().then(() => process.exit(0), giveUp))
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  // The process that started this one is gone.
  process.on('disconnect', stop)
  await welcome(house, config, furnish).catch(async (error: unknown) => {
    // Whoever is stopped in the middle of it has not failed.
    await (stopping ?? house.close())
    giveUp(error)
  })
}

async function open() {
  const config = readConfig(process.env)
  const house = await compose(config)
  await listen(house, config).catch(async (error: unknown) => {
    await house.close()
    throw error
  })
  return { house, config }
}

async function welcome(house: House, config: Config, furnish: Furnish) {
  await furnish(house, config)
  const oneTimePassword = await house.firstSuperadmin()
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

async function listen({ app }: House, { host, port }: Config) {
  giveBackMemory()
  await app.listen({ host, port, listenTextResolver: () => 'listening' })
}

function giveUp(error: unknown): never {
  console.error(inOneLine(error))
  process.exit(1)
}
