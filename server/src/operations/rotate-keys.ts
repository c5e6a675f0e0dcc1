import { runCommand } from './command/run-command.ts'
import { runRotation } from './rotate-keys/run-rotation.ts'

/**
 * `npm run rotate-keys` replaces the secret key while servers run, and encrypts again what is stored.
 * `-- --finish` ends that the former key is accepted.
 */
await runCommand(runRotation)
