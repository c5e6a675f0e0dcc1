import type { Database } from '@pipit/database/connect'
import { createAnchorStorage, type AnchorFiles } from '../access/audit-trail/anchor.ts'
import { createAnchorWriter } from '../access/audit-trail/anchor-writer.ts'
import { createAuditKeys, deriveAuditKey, type AuditSecrets } from '../access/audit-trail/audit-keys.ts'
import { createAuditTrail } from '../access/audit-trail/audit-trail.ts'
import type { FailureLog } from '../observability/logging/failure-log.ts'
import type { Logger } from '../observability/logging/logger.ts'
import type { Secrets } from '../config/secret-file.ts'
import { deriveKey, type SecretKeys } from '../config/secret-keys.ts'

interface Dependencies {
  keys: Pick<SecretKeys, 'secrets'>
  database: Database
  files: AnchorFiles
  logger: Pick<Logger, 'info'>
  log: FailureLog
}

/** The audit trail with its keys and its anchor, for the server and for `npm run verify-audit-trail`. */
export function composeAudit({ keys: { secrets }, database, files, logger, log }: Dependencies) {
  const keys = createAuditKeys(auditSecrets(secrets))
  const storage = createAnchorStorage(files, keys)
  const anchorWriter = createAnchorWriter({ database, keys, storage, log, logger })
  const trail = createAuditTrail({ database, keys, onAppended: anchorWriter.request })
  return { trail, keys, storage, anchorWriter }
}

function auditSecrets(secrets: () => Secrets) {
  let derivedFrom: Secrets | undefined
  let derived: AuditSecrets
  return (): AuditSecrets => {
    const now = secrets()
    if (now !== derivedFrom) {
      const { audit, previous, current, next } = now
      derived = { former: [...audit, ...previous].map(derive), current: derive(current), next: next && derive(next) }
      derivedFrom = now
    }
    return derived
  }
}

function derive(secret: Uint8Array) {
  return deriveAuditKey((purpose) => deriveKey(secret, purpose))
}
