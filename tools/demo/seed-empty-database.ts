import type { Config } from '@pipit/server/config/config'
import { seedDemo, type SeedTarget } from './seed-demo.ts'
import { saveCredentials, createCredentials, readCredentials } from './credentials.ts'
import { neighbourEmail, parentEmail, superadminEmail } from './profiles.ts'

/** Seeds an empty database, leaves a seeded one as it is, and refuses one that holds other families. */
export async function seedEmptyDatabase(server: SeedTarget, config: Config, report: (line: string) => void) {
  if (await readCredentials(config.dataFolder)) return
  const { rows } = await server.database.pool.query<{ email: string }>('select email from accounts')
  const own = new Set([superadminEmail, parentEmail, neighbourEmail])
  if (rows.some(({ email }) => !own.has(email))) {
    const problem = `the demo does not mix with other families, and ${config.dataFolder} has some.`
    throw new Error(`${problem} Set DATA_DIR to another folder.`)
  }
  if (rows.length > 0) {
    const problem = `the demo in ${config.dataFolder} was stopped before it was complete.`
    throw new Error(`${problem} Delete that folder, then start again.`)
  }
  if (config.identity.kind !== 'embedded') {
    throw new Error(
      'the demo has its own accounts and needs the embedded identity provider. Remove the variables of the other one.',
    )
  }
  const people = createCredentials()
  await seedDemo(server, config, { people, report, days: 90 })
  await saveCredentials(config.dataFolder, Object.values(people))
}
