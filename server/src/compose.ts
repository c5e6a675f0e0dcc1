import { accessTokens } from './access/access-token.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import { secretKeys } from './secret-keys.ts'

/** Puts the house together: the only place that knows embedded parts from scaled-out ones. */
export async function compose(config: Config) {
  const keys = await secretKeys(config)
  const database = await openDatabase(config)
  const app = await buildApp({ config, database, tokens: accessTokens(keys.forPurpose('access tokens')) })
  return {
    app,
    async close() {
      await app.close()
      await database.close()
    },
  }
}
