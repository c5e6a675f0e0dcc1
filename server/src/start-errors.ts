import { ConfigError } from './config.ts'

/** Why Pipit cannot start, and what to do about it, in one line. */
export function describeStartError(error: unknown): string {
  if (error instanceof ConfigError) return `Pipit cannot start: ${error.message}`
  const systemError = error as SystemError
  return `Pipit cannot start: ${explain(systemError) ?? systemError.message.split('\n')[0]}`
}

type SystemError = NodeJS.ErrnoException & { port?: number; address?: string }

function explain({ code, port, address, syscall, path }: SystemError) {
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
    case 'ENOSPC':
    case '53100':
      return 'the disk is full. Free some space, then start again.'
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
      return `no PostgreSQL answers at the address in DATABASE_URL (${code}). Start it or correct the address.`
    case '28P01':
    case '28000':
      return 'PostgreSQL refuses the user or password in DATABASE_URL. Correct them, then start again.'
    case '3D000':
      return 'the database named in DATABASE_URL does not exist. Create it, then start again.'
    default:
      return undefined
  }
}
