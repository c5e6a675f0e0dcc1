// `npm run supply-chain`, a part of `npm test`: checks what Pipit is made of, and that no secret is in git. Offline.
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from '../run-step.ts'
import { createBillOfMaterials, validateBillOfMaterials } from './bill-of-materials.ts'
import { bundledComponents } from './bundled-components.ts'
import { findLicenceFaults, findUnlistedBinaries } from './check-licences.ts'
import { findLockFaults } from './check-lock-file.ts'
import { findBinaryFiles } from './find-binaries.ts'
import { licencePolicy } from './licence-policy.ts'
import { isRepository, readHistory, readTrackedFiles } from './read-git.ts'
import { readLockFile, readManifests } from './read-packages.ts'
import { findSecrets } from './scan-secrets.ts'

const lock = readLockFile()
const manifests = readManifests()
const billFile = join(root, 'dist', 'bill-of-materials.cdx.json')

const checks: Record<string, () => Promise<string[]> | string[]> = {
  'lock file': () => findLockFaults(lock, manifests),
  licences: () => [
    ...findLicenceFaults(lock, bundledComponents, licencePolicy),
    ...findUnlistedBinaries(findBinaryFiles(), bundledComponents),
  ],
  'bill of materials': writeBillOfMaterials,
  'secrets in files': () => scan(readTrackedFiles),
  'secrets in the history': () => scan(readHistory),
}

let failed = false
for (const [name, check] of Object.entries(checks)) {
  const faults = await check()
  console.log(`${name}: ${faults.length === 0 ? 'passed' : `${faults.length} faults`}`)
  for (const fault of faults) console.log(`  ${fault}`)
  failed ||= faults.length > 0
}
process.exitCode = failed ? 1 : 0

async function writeBillOfMaterials() {
  const bill = createBillOfMaterials(lock, manifests[''] ?? {}, bundledComponents)
  const fault = await validateBillOfMaterials(bill)
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(billFile, `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`${bill.components.length} packages in ${relative(root, billFile)}`)
  return fault === null ? [] : [fault]
}

async function scan(read: typeof readTrackedFiles) {
  if (!isRepository(root)) return skipWithoutGit()
  const found = await Promise.all(read(root).map(({ path, content }) => findSecrets(path, content)))
  return found.flat()
}

function skipWithoutGit(): string[] {
  console.log('Skipped, because this is not a git repository:')
  return []
}
