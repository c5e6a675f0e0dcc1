import parseExpression, { type Info } from 'spdx-expression-parse'
import { isBundledIn, type BundledComponent } from './bundled-components.ts'
import type { LicencePolicy } from './licence-policy.ts'
import { packageName, thirdPartyPackages, type LockFile } from './read-packages.ts'

interface Licensed {
  name: string
  license: string | undefined
}

/** Returns one line for each licence that the policy does not allow, and for each rule that nothing needs any more. */
export function findLicenceFaults(
  lock: LockFile,
  bundled: BundledComponent[],
  { allowed, exceptions, stated }: LicencePolicy,
): string[] {
  const packages: Licensed[] = thirdPartyPackages(lock).map(([path, entry]) => {
    const name = packageName(path, entry)
    return { name, license: entry.license ?? stated[name]?.license }
  })
  const unusedRules = new Set([...exceptions, ...Object.keys(stated)])
  const faults = [...packages, ...bundled].flatMap(({ name, license }) => {
    unusedRules.delete(name)
    if (license === undefined) return [`${name} states no licence`]
    const mayUse = (id: string) => {
      if (allowed.includes(id)) return true
      const exception = exceptions.find((each) => each.license === id && isBundledIn(each, name))
      if (exception) unusedRules.delete(exception)
      return exception !== undefined
    }
    return isAllowed(license, mayUse) ? [] : [`${name} has the licence ${license}, which is not allowed`]
  })
  for (const rule of unusedRules) {
    faults.push(`No package needs this rule: ${typeof rule === 'string' ? rule : rule.packages.join(', ')}`)
  }
  return faults
}

/** Returns one line for each package with a binary file that `bundled-components.ts` does not describe. */
export function findUnlistedBinaries(filesWithBinaries: string[], bundled: BundledComponent[]): string[] {
  const names = new Set(filesWithBinaries.map((file) => /^(?:.*node_modules\/)?((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]))
  return [...names].flatMap((name) =>
    name === undefined || bundled.some((component) => isBundledIn(component, name))
      ? []
      : [`${name} has a binary file; describe what is in it in bundled-components.ts`],
  )
}

function isAllowed(expression: string, mayUse: (id: string) => boolean): boolean {
  try {
    return isSatisfied(parseExpression(expression), mayUse)
  } catch {
    // It is no SPDX expression, such as "SEE LICENSE IN FILE".
    return false
  }
}

function isSatisfied(info: Info, mayUse: (id: string) => boolean): boolean {
  if ('conjunction' in info) {
    const sides = [info.left, info.right]
    return info.conjunction === 'or'
      ? sides.some((side) => isSatisfied(side, mayUse))
      : sides.every((side) => isSatisfied(side, mayUse))
  }
  return 'license' in info && mayUse(info.license)
}
