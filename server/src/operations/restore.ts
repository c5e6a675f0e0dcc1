import { runCommand } from './command/run-command.ts'
import { runRestore } from './backup/run-restore.ts'

/** `npm run restore -- --from FILE` fills an empty database and file store from a backup. */
await runCommand(runRestore)
