import { describeStartError } from '../start-errors.ts'
import { runDoctor } from './doctor/run-doctor.ts'

/**
 * `npm run doctor` checks this installation with the variables of the server, whether it runs or not, and says what is wrong
 * and what to do about it. Exits with 1 if something is wrong. `-- --json` prints the same for programs.
 */
const isWell = await runDoctor(process.argv.slice(2), process.env, console.log).catch((error: unknown) => {
  console.error(describeStartError(error).replace('Pipit cannot start', 'This failed'))
  return false
})
// A host that does not answer may hold a connection open.
process.exit(isWell ? 0 : 1)
