import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { minimalEnvironment } from '@pipit/concurrency/minimal-environment'
import type { UnprivilegedUser } from './unprivileged-user.ts'

export type RunProgram = (program: string, args: string[]) => Promise<void>

/** Runs the programs that come with PostgreSQL. */
export function postgresPrograms(native: string, user: UnprivilegedUser | null, cwd: string): RunProgram {
  return (program, args) =>
    new Promise((resolve, reject) => {
      const child = spawn(join(native, 'bin', program), args, {
        ...user,
        cwd,
        env: { ...minimalEnvironment(), LC_ALL: 'C' },
        stdio: ['ignore', 'pipe', 'pipe'],
        // Ctrl-C in the terminal is for the server; it then stops PostgreSQL properly.
        detached: true,
      })
      let output = ''
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.on('error', reject)
      // "close" may never come: the PostgreSQL that pg_ctl leaves running may keep the pipes open.
      child.on('exit', (code) => (code === 0 ? resolve() : reject(programError(program, output))))
    })
}

/** The one line of a program's output that says what went wrong. */
function programError(program: string, output: string) {
  const lines = output.trim().split('\n')
  const reason = lines.find((line) => /error:|FATAL/.test(line)) ?? lines.at(-1) ?? ''
  return withDiskFull(new Error(`${program}: ${reason}`), output)
}

/** The code makes the operator get the same advice as for any other full disk. */
export function withDiskFull(error: Error, output: string) {
  return output.includes('No space left on device') ? Object.assign(error, { code: 'ENOSPC' }) : error
}
