import './load-drizzle-as-commonjs.ts'

const { readConfig } = await import('./config.ts')
const { openDatabase } = await import('./database/open-database.ts')
const { verifyChain } = await import('./features/audit/verify-chain.ts')

/** `npm run verify-audit-trail`: reports whether the audit trail is as it was written. */
const database = await openDatabase(readConfig(process.env))
try {
  const { count, brokenAt } = await verifyChain(database)
  if (brokenAt === null) console.log(`${count} entries, unbroken`)
  else console.error(`broken at entry ${brokenAt}, after ${count} entries that are as they were written`)
  process.exitCode = brokenAt === null ? 0 : 1
} finally {
  await database.close()
}
