import { describe, expect, test } from 'vitest'
import { findLockFaults } from './check-lock-file.ts'
import { readLockFile, readManifests, type LockedPackage, type LockFile, type Manifest } from './read-packages.ts'

const integrity = `sha512-${'a'.repeat(86)}==`

function findFaults(entry: Partial<LockedPackage>, manifest: Manifest = { dependencies: { left: '1.0.0' } }) {
  const lock: LockFile = {
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { left: '1.0.0' } },
      'node_modules/left': { version: '1.0.0', integrity, ...entry },
    },
  }
  return findLockFaults(lock, { '': manifest }, {})
}

describe('the lock file check', () => {
  test('finds no fault in the lock file of this repository', () => {
    expect(findLockFaults(readLockFile(), readManifests())).toEqual([])
  })

  test('accepts a package with an exact version and a SHA-512', () => {
    expect(findFaults({})).toEqual([])
  })

  test('accepts any version of a package of this repository', () => {
    const dependencies = { own: '*' }
    const packages = { '': { dependencies }, 'node_modules/own': { resolved: 'own', link: true }, own: {} }
    expect(findLockFaults({ lockfileVersion: 3, packages }, { '': { dependencies } }, {})).toEqual([])
  })

  test.each<[string, Partial<LockedPackage>, string]>([
    ['without integrity', { integrity: '' }, 'node_modules/left has no SHA-512 integrity'],
    ['with a SHA-1 only', { integrity: 'sha1-AAAA' }, 'node_modules/left has no SHA-512 integrity'],
    [
      'from an address',
      { resolved: 'https://example.org/left.tgz' },
      'node_modules/left names an address: https://example.org/left.tgz',
    ],
    [
      'from a repository',
      { resolved: 'git+ssh://git@example.org/left.git#1' },
      'node_modules/left names an address: git+ssh://git@example.org/left.git#1',
    ],
    [
      'with an install script',
      { hasInstallScript: true },
      'node_modules/left has an install script; add it to installScripts with the reason why it works without',
    ],
  ])('finds a package %s', (_, entry, fault) => {
    expect(findFaults(entry)).toEqual([fault])
  })

  test.each(['^1.0.0', '*', 'latest', 'github:somebody/left', 'https://example.org/left.tgz', 'file:../left'])(
    'finds that package.json asks for %s instead of an exact version',
    (version) => {
      expect(findFaults({}, { dependencies: { left: version } })).toEqual([
        'dependencies of package.json differ from the lock file; run npm install',
        `package.json asks for left@${version}, which is not an exact version`,
      ])
    },
  )

  test('finds a package.json that was changed without npm install', () => {
    expect(findFaults({}, { dependencies: { left: '1.0.0', right: '2.0.0' } })).toEqual([
      'dependencies of package.json differ from the lock file; run npm install',
    ])
  })

  test('finds an excuse that no package needs', () => {
    expect(findLockFaults({ lockfileVersion: 3, packages: {} }, {}, { left: 'it was needed once' })).toEqual([
      'left is excused for an install script, but has none',
    ])
  })
})
