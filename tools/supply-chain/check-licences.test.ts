import { describe, expect, test } from 'vitest'
import { bundledComponents, type BundledComponent } from './bundled-components.ts'
import { findLicenceFaults, findUnlistedBinaries } from './check-licences.ts'
import { findBinaryFiles } from './find-binaries.ts'
import { licencePolicy, type LicencePolicy } from './licence-policy.ts'
import { readLockFile, type LockFile } from './read-packages.ts'

const policy: LicencePolicy = { allowed: ['MIT', 'ISC'], exceptions: [], stated: {} }

function findFaults(
  license: string | undefined,
  changes: Partial<LicencePolicy> = {},
  bundled: BundledComponent[] = [],
) {
  const lock: LockFile = { lockfileVersion: 3, packages: { 'node_modules/left': { ...(license && { license }) } } }
  return findLicenceFaults(lock, bundled, { ...policy, ...changes })
}

describe('the licence check', () => {
  test('finds no fault in the packages, models and programs that Pipit uses', () => {
    expect(findLicenceFaults(readLockFile(), bundledComponents, licencePolicy)).toEqual([])
    expect(findUnlistedBinaries(findBinaryFiles(), bundledComponents)).toEqual([])
  })

  test.each(['MIT', '(GPL-3.0-only OR MIT)', 'MIT AND ISC'])('allows %s', (license) => {
    expect(findFaults(license)).toEqual([])
  })

  test.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'MIT AND GPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE'])(
    'refuses %s',
    (license) => {
      expect(findFaults(license)).toEqual([`left has the licence ${license}, which is not allowed`])
    },
  )

  test('refuses a package without a licence, unless the policy states it', () => {
    expect(findFaults(undefined)).toEqual(['left states no licence'])
    expect(findFaults(undefined, { stated: { left: { license: 'MIT', reason: 'its LICENSE' } } })).toEqual([])
  })

  test('an exception holds for the named packages only', () => {
    const exception = { license: 'MPL-2.0', reason: 'a build tool' }
    expect(findFaults('MPL-2.0', { exceptions: [{ ...exception, packages: ['left'] }] })).toEqual([])
    expect(findFaults('MPL-2.0', { exceptions: [{ ...exception, packages: ['right'] }] })).toEqual([
      'left has the licence MPL-2.0, which is not allowed',
      'No package needs this rule: right',
    ])
  })

  test('refuses the licence of a model inside a package', () => {
    const model: BundledComponent = {
      name: 'a voice',
      version: '1',
      kind: 'machine-learning-model',
      license: 'CC-BY-NC-4.0',
      packages: ['left'],
    }
    expect(findFaults('MIT', {}, [model])).toEqual(['a voice has the licence CC-BY-NC-4.0, which is not allowed'])
  })

  test('finds a package with a binary file that nobody described', () => {
    const files = ['@scope/codec/lib/codec.wasm', 'left/node_modules/right/right.node']
    const described: BundledComponent = {
      name: 'codec',
      version: '1',
      kind: 'library',
      license: 'MIT',
      packages: ['@scope/*'],
    }
    expect(findUnlistedBinaries(files, [described])).toEqual([
      'right has a binary file; describe what is in it in bundled-components.ts',
    ])
  })
})
