export interface LockedPackage {
  /** Such as `node_modules/pg`. */
  path: string
  version: string
  optional: boolean
}

export function listLockedPackages(root: string, options: { withTools: boolean }): LockedPackage[] | null

export function findDifferingPackages(
  root: string,
  packages: LockedPackage[],
): (LockedPackage & { installed: string | null })[]
