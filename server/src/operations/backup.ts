import { runBackup } from './backup/run-backup.ts'
import { runCommand } from './command/run-command.ts'

/**
 * `npm run backup -- --to FOLDER` makes a backup while the server runs.
 * `-- --verify FILE` reads a backup and restores nothing.
 * `-- --new-key FILE` makes a key for backups.
 */
await runCommand(runBackup)
