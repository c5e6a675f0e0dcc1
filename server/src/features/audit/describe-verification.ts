import type { Verification } from './verify-audit-trail.ts'

/** What an operator should know and do. */
export function describeVerification({ count, newestId, anchoredId, droppedCount, problem }: Verification): string {
  const intact = `The first ${count} entries are intact.`
  switch (problem?.code) {
    case undefined:
      return `The audit trail is intact: ${count} entries, anchored up to entry ${anchoredId ?? 0}.${
        droppedCount > 0 ? ` ${droppedCount} older entries were dropped when their retention was over.` : ''
      }`
    case 'drop-not-signed':
      return `The database says that old entries were dropped, but this server has not signed that: somebody else removed entries. ${intact}`
    case 'entry-changed':
      return `The audit trail was changed at entry ${problem.entryId}. ${intact}`
    case 'key-unknown':
      return `Entry ${problem.entryId} is signed with an unknown key. ${intact} Either somebody else wrote it, or SECRET_KEY has changed: then list its former values in AUDIT_PREVIOUS_SECRET_KEYS.`
    case 'entries-missing':
      return `Entry ${problem.entryId} was stored earlier and is missing from the audit trail, which now ends at entry ${newestId}. Either entries were removed, or an older backup of the database was restored. ${afterRestore}`
    case 'anchor-missing':
      return `There is no anchor, so nobody can tell whether the newest entries were removed. ${intact} Check that DATA_DIR and FILES_S3_* are those of the server. ${afterRestore}`
    case 'anchor-invalid':
      return `The anchor is not signed by this server. ${intact} Either somebody else wrote it, or SECRET_KEY has changed: then list its former values in AUDIT_PREVIOUS_SECRET_KEYS.`
  }
}

const afterRestore =
  'If you restored a backup, say so, and the trail will show it: npm run verify-audit-trail -- --replace-anchor "why"'
