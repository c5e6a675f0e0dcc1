/**
 * Every advisory lock, so that no two share an id. SQL files repeat the numbers; advisory-locks.test.ts compares all of
 * them. Locks are taken within a transaction (`pg_advisory_xact_lock`), because a session may be a pooler's; those marked
 * with "session" use a direct connection.
 */
export const advisoryLocks = {
  /** All processes that use an embedded PostgreSQL share this lock of a session; the one that gets it alone stops it. */
  embeddedPostgresInUse: 7_747_480,
  /** One process migrates at a time; it is a lock of a session. */
  migrations: 7_747_481,
  /** 09_last-superadmin.sql: two superadmins do not remove each other. */
  lastSuperadmin: 7_747_483,
  /** One process adds the next signing key. */
  signingKeyRotation: 7_747_484,
  /** One process applies the configured plans. */
  plans: 7_747_485,
  /** New boards get their codes one after the other, so that none gets one beyond the limit. */
  boardCodes: 7_747_486,
} as const

/**
 * Locks on one of many things: `pg_advisory_xact_lock(namespace, hashtext(id))`. PostgreSQL keeps ids of two numbers
 * apart from those of one.
 */
export const advisoryLockNamespaces = {
  /** The id is that of a child: its days are aggregated one at a time. */
  insights: 1,
  /** The id is a hardware model: its images are uploaded one at a time. */
  firmwareModels: 2,
} as const
