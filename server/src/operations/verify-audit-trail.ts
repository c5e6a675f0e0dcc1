import { parseArgs } from 'node:util'
import { formatCount } from './command/format-bytes.ts'
import { createProgress } from './command/progress.js'
import { composeAudit } from '../compose/audit.ts'
import { openFiles } from '../compose/files.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../database/open-database.ts'
import { auditStore } from '../features/audit/audit-store.ts'
import { describeVerification } from '../features/audit/describe-verification.ts'
import { replaceAnchor } from '../features/audit/replace-anchor.ts'
import { verifyAuditTrail } from '../features/audit/verify-audit-trail.ts'
import { createFailureLog } from '../observability/logging/failure-log.ts'
import { createLogger } from '../observability/logging/logger.ts'
import { secretKeys } from '../config/secret-keys.ts'

/**
 * `npm run verify-audit-trail`: exits with 1 if the audit trail was tampered with.
 * `-- --contains 1240:5f3a…` also looks for a checkpoint that was noted, for example from the log.
 * `-- --replace-anchor "restored the backup of Monday"` accepts the trail as it is, and records that in the trail.
 */
const { values } = parseArgs({
  options: { contains: { type: 'string', multiple: true, default: [] }, 'replace-anchor': { type: 'string' } },
})
const config = readConfig(process.env)
const logger = createLogger({ ...config, logLevel: 'silent' })
const keys = await secretKeys(config)
const database = await openDatabase(config)
try {
  const audit = composeAudit({
    keys,
    database,
    files: await openFiles(config, 'audit anchor'),
    logger,
    log: createFailureLog(logger),
  })
  const dependencies = { ...audit, database }
  const reason = values['replace-anchor']
  if (reason !== undefined) await replaceAnchor(dependencies, reason)
  const total = await auditStore(database).countEntries()
  const progress = createProgress('Verifying')
  const showCount = (done: number) =>
    progress.show({ done, total, detail: `${formatCount(done)} of ${formatCount(total)} entries` })
  const noted = values.contains.map(parseNoted)
  const verification = await verifyAuditTrail(dependencies, noted, showCount).finally(progress.end)
  const text = describeVerification(verification)
  if (verification.problem) console.error(text)
  else console.log(text)
  process.exitCode = verification.problem ? 1 : 0
  await audit.anchorWriter.close()
} finally {
  await database.close()
}

function parseNoted(text: string) {
  const [, number = '', mac = ''] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? []
  if (!number) throw new Error('--contains takes the number and the MAC of a checkpoint: 1240:5f3a…')
  return { number, mac: Buffer.from(mac, 'hex') }
}
