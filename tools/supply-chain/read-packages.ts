import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../run-step.ts'

/** An entry of `packages` in package-lock.json, as far as the checks read it. */
export interface LockedPackage {
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
  license?: string
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export interface LockFile {
  lockfileVersion: number
  packages: Record<string, LockedPackage>
}

/** A package.json, as far as the checks read it. */
export interface Manifest extends LockedPackage {
  workspaces?: string[]
  overrides?: Record<string, string | Record<string, string>>
}

/** Includes the packages of the documentation site, which are installed apart, as if `docs` were a workspace. */
export function readLockFile(): LockFile {
  const lock = readJson('package-lock.json') as LockFile
  const docs = readJson('docs/package-lock.json') as LockFile
  const ofDocs = Object.entries(docs.packages).map(([path, entry]) => [posix.join('docs', path), entry])
  return { ...lock, packages: { ...lock.packages, ...Object.fromEntries(ofDocs) } }
}

/** The package.json files of this repository, by the keys that they have in the lock file. */
export function readManifests(): Record<string, Manifest> {
  const rootManifest = readJson('package.json') as Manifest
  const entries = [...(rootManifest.workspaces ?? []), 'docs'].map(
    (folder) => [folder, readJson(join(folder, 'package.json')) as Manifest] as const,
  )
  return { '': rootManifest, ...Object.fromEntries(entries) }
}

/** `node_modules/a/node_modules/@b/c` is an installation of `@b/c`, unless it was installed under an alias. */
export function packageName(path: string, { name }: LockedPackage): string {
  return name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Everything that comes from a registry: neither this repository's packages nor links to them. */
export function thirdPartyPackages({ packages }: LockFile): [path: string, LockedPackage][] {
  return Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}
