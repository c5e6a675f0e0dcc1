import { readFileSync } from 'node:fs'
import type { Ids } from './ids.ts'

const routeFiles = { family: 'family-routes.ts', admin: 'admin-routes.ts', visitor: 'identity-routes.ts' } as const

/** The addresses of all pages of the web application, read from its routes, with these ids in them. */
export function webPages(ids: Ids): Record<keyof typeof routeFiles, string[]> {
  const ofFamily = pathsIn('family').map((path) => fill(path, ids))
  return {
    family: ofFamily.map((path) => `/app/${path}`),
    admin: [
      ...pathsIn('admin').map((path) => `/admin/${fill(path, { ...ids, id: ids.deviceId })}`),
      ...ofFamily.map((path) => `/app/${ids.accountId}/${path}`),
    ],
    visitor: ['/', '/wait-list', ...pathsIn('visitor').map((path) => `/${fill(path, ids)}`)],
  }
}

function pathsIn(name: keyof typeof routeFiles): string[] {
  const source = readFileSync(new URL(`../../web/src/app/${routeFiles[name]}`, import.meta.url), 'utf8')
  const paths = [...source.matchAll(/(?:path: |page\(\s*)'([^']+)'/g)].map(([, path = '']) => path)
  if (paths.length === 0) throw new Error(`${routeFiles[name]} has no pages that this check could find.`)
  return ['', ...paths]
}

function fill(path: string, ids: Record<string, string>) {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = ids[name]
    if (value === undefined) throw new Error(`Nothing is known of ":${name}" in the page ${path}.`)
    return value
  })
}
