import type { LinguiConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { languages } from '../contract/src/api/languages.ts'

/** What a visitor sees before signing in, and what every page shares. It is loaded first, so it is kept small. */
const forVisitors = [
  'src/api/**',
  'src/app/{fixed-menu,main-layout,menu-drawer,narrow-header,plain-layout,role-pages,route-error,side-menu}.tsx',
  'src/prerender/*.tsx',
  'src/features/{helplines,second-contacts,sessions}/**',
  'src/features/wait-list/*.tsx',
  'src/features/guardians/{invitation/**,role-texts.ts}',
  'src/family/{helplines,mail,password,second-factor}/**',
  'src/ui/{feedback,layout}/**',
  'src/ui/forms/{code-field,email-field,password-field,validate-fields}.*',
]
const forSuperadmins = [
  'src/features/*/admin/**',
  'src/features/{chat,jobs,overview}/**',
  'src/family/{jobs,labels}/**',
  'src/ui/data-table/**',
]

const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: languages,
  catalogs: [
    catalogue('visitor', forVisitors),
    catalogue('admin', forSuperadmins, forVisitors),
    // With the errors of the contract, which forms show before the server does.
    catalogue('family', ['src/**', '../contract/src/**'], [...forVisitors, ...forSuperadmins]),
  ],
  // Origins name the file of a text, so that a translator can see where it appears; line numbers would change with every edit.
  format: formatter({ lineNumbers: false }),
}

export default config

function catalogue(name: string, include: string[], exclude: string[] = []) {
  const inRoot = (patterns: string[]) => patterns.map((pattern) => `<rootDir>/${pattern}`)
  return { path: `<rootDir>/locales/{locale}/${name}`, include: inRoot(include), exclude: inRoot(exclude) }
}
