import { readConfig } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import { verifyChain } from './features/audit/verify-chain.ts'

/** `npm run verify-audit-trail`: exits with 1 if the audit trail was tampered with. */
const database = await openDatabase(readConfig(process.env))
try {
  const { count, brokenAt } = await verifyChain(database)
  if (brokenAt === null) console.log(`The audit trail is intact: ${count} entries.`)
  else console.error(`The audit trail was changed at entry ${brokenAt}. The ${count} entries before it are intact.`)
  process.exitCode = brokenAt === null ? 0 : 1
} finally {
  await database.close()
}
