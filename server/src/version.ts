import { readFileSync } from 'node:fs'

/** The version of the product. The package.json of the repository is the only place that has it; the packages in it have none. */
export const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}
