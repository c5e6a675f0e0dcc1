import { spawnSync } from 'node:child_process'
import { installOnDebian } from './install-on-debian.ts'

/** Tests render PDFs with pdftoppm. Null when it is installed, otherwise what the user can do. */
export function missingPdftoppm(): string | null {
  if (spawnSync('pdftoppm', ['-v']).status === 0) return null
  const result = installOnDebian('pdftoppm', 'poppler-utils')
  return 'missing' in result ? result.missing : null
}
