import type { Config } from '@pipit/server/config'
import { fillHouse, type TestServer } from './seed-demo.ts'
import { keepKeys, newPeople, readKeys } from './keys.ts'
import { neighbourEmail, parentEmail, superadminEmail } from './people.ts'

/** Fills an empty house, leaves a filled one as it is, and never mixes with anybody else's. */
export async function moveIn(server: TestServer, config: Config, tell: (line: string) => void) {
  if (await readKeys(config.dataFolder)) return
  const { rows } = await server.database.pool.query<{ email: string }>('select email from accounts')
  const own = new Set([superadminEmail, parentEmail, neighbourEmail])
  if (rows.some(({ email }) => !own.has(email))) {
    const others = `the demo does not mix with other families, and some live in ${config.dataFolder}.`
    throw new Error(`${others} Set DATA_DIR to another folder.`)
  }
  if (rows.length > 0) {
    const half = `the demo in ${config.dataFolder} was stopped while it was filled.`
    throw new Error(`${half} Delete that folder, then start again.`)
  }
  if (config.identity.kind !== 'embedded') {
    throw new Error('the demo brings its own people. Leave the variables of the identity provider out.')
  }
  const people = newPeople()
  await fillHouse(server, config, { people, tell, days: 90 })
  await keepKeys(config.dataFolder, Object.values(people))
}
