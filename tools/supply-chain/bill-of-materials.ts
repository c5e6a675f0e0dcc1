import { Version } from '@cyclonedx/cyclonedx-library/Spec'
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation'
import { isBundledIn, type BundledComponent } from './bundled-components.ts'
import { licencePolicy } from './licence-policy.ts'
import { packageName, thirdPartyPackages, type LockedPackage, type LockFile, type Manifest } from './read-packages.ts'

interface Component {
  type: 'library' | 'application' | 'machine-learning-model' | 'data'
  'bom-ref': string
  name: string
  version: string
  scope?: 'required' | 'optional' | 'excluded'
  purl?: string
  hashes?: { alg: 'SHA-512'; content: string }[]
  licenses?: { expression: string }[]
  components?: Component[]
}

export interface BillOfMaterials {
  bomFormat: 'CycloneDX'
  specVersion: '1.6'
  version: 1
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/**
 * Describes everything that the lock file installs, on all platforms, with the models and programs inside the packages.
 * The same lock file always gives the same document: there is no time and no random serial number in it.
 */
export function createBillOfMaterials(
  lock: LockFile,
  { name = '', version = '', license = '' }: Manifest,
  bundled: BundledComponent[],
): BillOfMaterials {
  const paths = thirdPartyPackages(lock)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': name, name, version, licenses: [{ expression: license }] },
    },
    components: paths.map(([path, entry]) => describePackage(path, entry, bundled)),
    dependencies: [
      { ref: name, dependsOn: findDirectDependencies(lock) },
      ...paths.map(([path, entry]) => ({ ref: path, dependsOn: findDependencies(path, entry, lock) })),
    ],
  }
}

/** Returns what the schema of CycloneDX 1.6 objects to, or null. */
export async function validateBillOfMaterials(bill: BillOfMaterials): Promise<string | null> {
  const error = await new JsonStrictValidator(Version.v1dot6).validate(JSON.stringify(bill))
  return error === null ? null : JSON.stringify(error)
}

function describePackage(path: string, entry: LockedPackage, bundled: BundledComponent[]): Component {
  const name = packageName(path, entry)
  const version = entry.version ?? ''
  const license = entry.license ?? licencePolicy.stated[name]?.license
  const inside = bundled.filter((component) => isBundledIn(component, name))
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    // "excluded" is the word of CycloneDX for what is used for tests and builds only.
    scope: entry.dev ? 'excluded' : entry.optional ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(entry.integrity && { hashes: [describeHash(entry.integrity)] }),
    ...(license && { licenses: [{ expression: license }] }),
    ...(inside.length > 0 && {
      components: inside.map((component): Component => ({
        type: component.kind,
        'bom-ref': `${path}#${component.name}`,
        name: component.name,
        version: component.version,
        licenses: [{ expression: component.license }],
      })),
    }),
  }
}

function describeHash(integrity: string) {
  return { alg: 'SHA-512' as const, content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }
}

/** What any package of this repository asks for, except the repository's own packages. */
function findDirectDependencies(lock: LockFile): string[] {
  const own = Object.entries(lock.packages).filter(([path]) => !path.includes('node_modules/'))
  const found = own.flatMap(([path, entry]) =>
    findDependencies(path, { ...entry, dependencies: { ...entry.dependencies, ...entry.devDependencies } }, lock),
  )
  return [...new Set(found)].toSorted()
}

/** Looks a dependency up as Node does: in the nearest node_modules above the package. */
function findDependencies(path: string, entry: LockedPackage, lock: LockFile): string[] {
  const names = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies })
  return names.flatMap((name) => {
    for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
      const found = lock.packages[candidate]
      if (found) return found.link ? [] : [candidate]
      // Optional peers and packages of other platforms may be absent.
      if (folder === '') return []
    }
  })
}
