import { createClock } from '@pipit/trust/target/clock'
import { temporaryDataFolder } from '@pipit/server/testing/data-folder'
import { startServerProcess } from '@pipit/server/testing/server-process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../tools/demo/main.ts', import.meta.url))

/** A spring afternoon: the demo family has come home, and has talked in the morning. */
export const shownTime = new Date('2026-05-13T16:30:00+02:00')
export const timeZone = 'Europe/Berlin'

/** With a moved clock, PostgreSQL ends transactions too early that do nothing for a moment. */
const patient = { DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS: '600000' }

/** The demo as `npm run demo` starts it, on a day that is always the same. */
export async function startDemo() {
  const folder = await temporaryDataFolder('pipit-screenshots-')
  const clock = await createClock(folder.path, true)
  await clock.advance(Math.round((shownTime.getTime() - Date.now()) / 1000))
  const variables = { ...clock.variables, ...patient, DATA_DIR: folder.path, TZ: timeZone }
  const server = await startServerProcess(variables, program)
  const printed = server.output.text
  const [, email = '', password = ''] = /The parent: (\S+) with the password (\S+)/.exec(printed) ?? []
  return {
    url: server.url,
    parent: { email, password },
    async stop() {
      await server.stop()
      await folder.remove()
    },
  }
}
