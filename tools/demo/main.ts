import { enableCompileCache } from 'node:module'
import '@pipit/server/load-drizzle-as-commonjs'

enableCompileCache()
process.env.DATA_DIR ||= 'data/demo'
// Whoever looks around reads what is printed here, not one line for each request.
process.env.LOG_LEVEL ||= 'warn'
// The household confirms its addresses by mail: it reads its own in the outbox, and writes to nobody.
process.env.SMTP_URL = ''

const { superadminEmail } = await import('./people.ts')
process.env.SUPERADMIN_EMAILS = [process.env.SUPERADMIN_EMAILS, superadminEmail].filter(Boolean).join(',')

// Not plain imports: everything they bring is to be loaded under the lines above.
const { runServer } = await import('@pipit/server/run-server')
const { moveIn } = await import('./seed-accounts.ts')
const { readKeys } = await import('./keys.ts')
let dataFolder = ''
await runServer(async (server, config) => {
  dataFolder = config.dataFolder
  await moveIn(server, config, (line) => console.error(`  ${line}`))
})
const keys = await readKeys(dataFolder)
for (const { who, email, password } of keys?.people ?? []) {
  console.error(`  ${who}: ${email} with the password ${password}`)
}
console.error(`\n  Everything is kept in ${dataFolder}; delete that folder to begin anew.\n`)
