import { globSync } from 'node:fs'
import { root } from '../run-step.ts'

/** Every page of the repository, whether the site shows it or not. */
export const markdownFiles = globSync('**/*.md', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**', 'data/**', '**/test-results/**'],
}).sort()
