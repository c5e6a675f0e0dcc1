import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createClock } from '@pipit/attacks/target/clock'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { startServerProcess } from '@pipit/test-kit/server-process'

const program = fileURLToPath(new URL('../../tools/demo/main.ts', import.meta.url))

/** A spring afternoon: the demo family has come home, and has talked in the morning. */
export const shownTime = new Date('2026-05-13T16:30:00+02:00')
export const timeZone = 'Europe/Berlin'

/** PostgreSQL would end transactions too early that do nothing for a moment, because the clock is moved. */
const patient = { DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS: '600000', DATABASE_LONG_STATEMENT_TIMEOUT_MS: '600000' }

/** The demo as `npm run demo` starts it, on a day that is always the same. */
export async function startDemo() {
  const folder = await temporaryDataFolder('pipit-screenshots-')
  const clock = await createClock(folder.path, true)
  await clock.advance(Math.round((shownTime.getTime() - Date.now()) / 1000))
  const variables = { ...clock.variables, ...patient, DATA_DIR: folder.path, TZ: timeZone }
  const server = await startServerProcess(variables, program)
  return {
    url: server.url,
    parent: await readPerson(server.output, 'parent'),
    superadmin: await readPerson(server.output, 'superadmin'),
    async stop() {
      await server.stop()
      await folder.remove()
    },
  }
}

/** Printed after the server is ready. */
async function readPerson(output: { text: string }, who: 'parent' | 'superadmin') {
  const line = new RegExp(`The ${who}: (\\S+) with the password (\\S+)\\n`)
  for (;;) {
    const [, email, password] = line.exec(output.text) ?? []
    if (email && password) return { email, password }
    await delay(100)
  }
}
