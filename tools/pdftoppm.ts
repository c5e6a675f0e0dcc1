import { spawnSync } from 'node:child_process'
import { installOnDebian } from './install-on-debian.ts'

/** Prints PDFs as pictures, so that tests can read what is on them; null when it is there. */
export function missingPdftoppm(): string | null {
  if (spawnSync('pdftoppm', ['-v']).status === 0) return null
  const result = installOnDebian('pdftoppm', 'poppler-utils')
  return 'missing' in result ? result.missing : null
}
