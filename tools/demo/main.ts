import { enableCompileCache } from 'node:module'

enableCompileCache()
process.env.DATA_DIR ||= 'data/demo'
// A line for each request would hide the accounts that are printed below.
process.env.LOG_LEVEL ||= 'warn'
// The accounts verify their addresses by mail, which stays in the outbox.
process.env.SMTP_URL = ''

const { superadminEmail } = await import('./profiles.ts')
process.env.SUPERADMIN_EMAILS = [process.env.SUPERADMIN_EMAILS, superadminEmail].filter(Boolean).join(',')

// Imported here, because these modules read the environment that is set above.
const { runServer } = await import('@pipit/server/run-server')
const { seedEmptyDatabase } = await import('./seed-empty-database.ts')
const { readCredentials } = await import('./credentials.ts')
let dataFolder = ''
await runServer(async (server, config) => {
  dataFolder = config.dataFolder
  await seedEmptyDatabase(server, config, (line) => console.error(`  ${line}`))
})
const credentials = await readCredentials(dataFolder)
for (const { who, email, password } of credentials?.people ?? []) {
  console.error(`  ${who}: ${email} with the password ${password}`)
}
console.error(`\n  Everything is stored in ${dataFolder}; delete that folder to start again.\n`)
