import { describe, expect, test } from 'vitest'
import { createBillOfMaterials, validateBillOfMaterials } from './bill-of-materials.ts'
import { bundledComponents } from './bundled-components.ts'
import { readLockFile, readManifests, thirdPartyPackages } from './read-packages.ts'

const lock = readLockFile()
const bill = createBillOfMaterials(lock, readManifests()[''] ?? {}, bundledComponents)

describe('the bill of materials', () => {
  test('is valid CycloneDX 1.6', async () => {
    expect(await validateBillOfMaterials(bill)).toBeNull()
  })

  test('is refused when it breaks the schema', async () => {
    const broken = { ...bill, components: [{ ...bill.components[0], scope: 'sometimes' }] }
    expect(await validateBillOfMaterials(broken as typeof bill)).toContain('scope')
  })

  test('lists every package of the lock file with its licence, version and hash', () => {
    expect(bill.components.map((component) => component['bom-ref'])).toEqual(
      thirdPartyPackages(lock).map(([path]) => path),
    )
    const incomplete = bill.components.filter(({ licenses, hashes, version }) => !licenses || !hashes || !version)
    expect(incomplete).toEqual([])
  })

  test('lists the models and programs inside the packages', () => {
    const inside = new Set(bill.components.flatMap(({ components = [] }) => components.map(({ name }) => name)))
    expect([...inside].toSorted()).toEqual(bundledComponents.map(({ name }) => name).toSorted())
  })

  test('says which package needs which', () => {
    const of = (ref: string) => bill.dependencies.find((dependency) => dependency.ref === ref)?.dependsOn
    expect(of('pipit')).toContain('node_modules/fastify')
    expect(of('node_modules/pg')).toContain('node_modules/pg-protocol')
    const refs = new Set(bill.components.map((component) => component['bom-ref']))
    expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([])
  })
})
