import { MigrationError } from '@pipit/database/apply-migrations'
import { databaseCode } from '@pipit/database/error-code'
import { ConfigError } from './config/config.ts'

/** Why Pipit cannot start, and what to do about it, in one line, without SQL. */
export function describeStartError(error: unknown): string {
  return `Pipit cannot start: ${explainStartError(error as Error)}`
}

export function explainStartError(error: Error): string {
  if (error instanceof ConfigError) return error.message
  return explainSystemError(error) ?? explainDatabaseError(error) ?? error.message.split('\n')[0] ?? error.name
}

type SystemError = NodeJS.ErrnoException & { port?: number; address?: string }

function explainSystemError({ code, port, address, syscall, path }: SystemError) {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is taken. Stop the program that uses it, or choose another: PORT=${(port ?? 8080) + 1} npm start`
    case 'EADDRNOTAVAIL':
      return `this machine has no address ${address}. Set HOST to one it has, or leave it out for 127.0.0.1.`
    case 'EACCES':
    case 'EPERM':
    case 'ENOTDIR':
    case 'EROFS':
      return syscall === 'listen'
        ? `listening on port ${port} needs root rights. Set PORT to one above 1023.`
        : `it may not write to ${path}. Grant write access, or set DATA_DIR to another folder.`
    case 'ENOENT':
    case 'EEXIST':
    case 'EISDIR':
      return path && `${path} is not as it was left (${code}). Put it back, or set DATA_DIR to another folder.`
    case 'ENOSPC':
    case '53100':
      return 'the disk is full. Free some space, then start again.'
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
      return `no PostgreSQL answers at the address in DATABASE_URL (${code}). Start it or correct the address.`
    default:
      return undefined
  }
}

function explainDatabaseError(error: Error) {
  const code = databaseCode(error)
  switch (code) {
    case '28P01':
    case '28000':
      return 'PostgreSQL refuses the user or password in DATABASE_URL. Correct them, then start again.'
    case '55P03':
      return error.message
    case '08P01':
      return 'DATABASE_URL leads to a pooler, such as PgBouncer. Set DATABASE_DIRECT_URL to the address of the database itself.'
    case '3D000':
      return 'the database named in DATABASE_URL does not exist. Create it, then start again.'
    case '42501':
      return 'the PostgreSQL user in DATABASE_URL lacks rights. Make it the owner of the database, then start again.'
    case '25006':
      return 'PostgreSQL accepts no changes. Set DATABASE_URL to the primary server, or make the database writable.'
    case '53300':
      return 'PostgreSQL has no connection left. Raise its max_connections or stop other programs, then start again.'
    case '57P03':
      return 'PostgreSQL is still starting or stopping. Start again in a moment.'
    default:
      if (error instanceof MigrationError)
        return `${error.message} (${code}). Use an empty database, or one that this version or an earlier one has made.`
      return code && /^[\dFHPX][\dA-Z]{4}$/.test(code)
        ? `PostgreSQL refuses a query (${code}). Its log says why; the database may be damaged or from another version.`
        : undefined
  }
}
