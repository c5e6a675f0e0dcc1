import { fileURLToPath } from 'node:url'
import type { LinguiConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { languages } from '../contract/src/api/languages.ts'

const config: LinguiConfig = {
  rootDir: fileURLToPath(new URL('..', import.meta.url)),
  sourceLocale: 'en',
  orderBy: 'origin',
  locales: languages,
  catalogs: [
    {
      path: '<rootDir>/server/locales/{locale}',
      include: ['<rootDir>/server/src/**/*.ts', '<rootDir>/contract/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing/**'],
    },
  ],
  // The English text is the id, because the server's code is run as it is written, without macros.
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true, printPlaceholdersInComments: false }),
}

export default config
