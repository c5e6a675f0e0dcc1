import { compose } from './compose.ts'
import { readConfig, type Config } from './config.ts'
import { giveBackMemory } from './give-back-memory.ts'
import { inOneLine } from './start-errors.ts'
import { warningsFor } from './warnings.ts'

/** Configuration → house → listen, until somebody asks it to stop. */
export async function runServer() {
  const house = await open().catch(giveUp)
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= house.close().then(() => process.exit(0), giveUp))
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  // The process that started this one is gone.
  process.on('disconnect', stop)
}

async function open() {
  const config = readConfig(process.env)
  const house = await compose(config)
  const oneTimePassword = await listen(house, config).catch(async (error: unknown) => {
    await house.close()
    throw error
  })
  // People read this on the error stream; the log on the output stream stays one object a line.
  console.error(`\n  Pipit is ready: ${config.publicUrl}\n`)
  for (const warning of warningsFor(config)) console.error(`  Warning: ${warning}\n`)
  if (oneTimePassword) {
    const { email, password } = oneTimePassword
    console.error(`  First sign-in, shown only now: ${email} with the password ${password}\n  You will be asked for a new one.\n`)
  }
  return house
}

async function listen({ app, firstSuperadmin }: Awaited<ReturnType<typeof compose>>, { host, port }: Config) {
  giveBackMemory()
  await app.listen({ host, port, listenTextResolver: () => 'listening' })
  return firstSuperadmin()
}

function giveUp(error: unknown): never {
  console.error(inOneLine(error))
  process.exit(1)
}
