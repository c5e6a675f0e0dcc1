import type { Database } from '@pipit/database/connect'
import { createAnchorStorage, type AnchorFiles } from './access/audit-trail/anchor.ts'
import { createAnchorWriter } from './access/audit-trail/anchor-writer.ts'
import { createAuditKeys } from './access/audit-trail/audit-keys.ts'
import { createAuditTrail } from './access/audit-trail/audit-trail.ts'
import type { Config } from './config.ts'
import type { FailureLog } from './logging/failure-log.ts'
import type { Logger } from './logging/logger.ts'
import { deriveKeys } from './secret-keys.ts'

interface Dependencies {
  config: Config
  keys: ReturnType<typeof deriveKeys>
  database: Database
  files: AnchorFiles
  logger: Pick<Logger, 'info'>
  log: FailureLog
}

/** The audit trail with its keys and its anchor, for the server and for `npm run verify-audit-trail`. */
export function composeAudit({ config, keys: secret, database, files, logger, log }: Dependencies) {
  const keys = createAuditKeys(secret, config.auditPreviousSecretKeys.map(deriveKeys))
  const storage = createAnchorStorage(files, keys)
  const anchorWriter = createAnchorWriter({ database, keys, storage, log, logger })
  const trail = createAuditTrail({ database, keys, onAppended: anchorWriter.request })
  return { trail, keys, storage, anchorWriter }
}
