import { posix } from 'node:path'

/**
 * Where a page of the repository is on the site: `docs/parents/wifi.md` is `parents/wifi.html`, and a README is the index
 * of its folder.
 */
export function pageAddress(source: string) {
  const withoutDocs = source.replace(/^docs\//, '')
  return withoutDocs
    .toLowerCase()
    .replace(/readme\.md$/, 'index.html')
    .replace(/\.md$/, '.html')
}

/** From one address of the site to another, so that the site works below any path. */
export const relativeAddress = (from: string, to: string) => posix.relative(posix.dirname(from), to)
