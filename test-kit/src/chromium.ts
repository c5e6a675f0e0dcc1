import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installOnDebian } from './install-on-debian.ts'

/** Chromium without its windows, tabs and address bar, which the tests do not use and which cost processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const usualPaths = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

type Chromium = { path: string } | { missing: string }
let chromium: Chromium | undefined

/** Finds an installed Chromium for the tests, or installs its headless shell where that is allowed. */
export function findChromium(): Chromium {
  return (chromium ??= configuredChromium() ?? installedChromium())
}

function configuredChromium(): Chromium | undefined {
  const path = process.env.CHROMIUM_PATH
  if (!path) return undefined
  return existsSync(path) ? { path } : { missing: `CHROMIUM_PATH is ${path}, but there is no such file.` }
}

function installedChromium(): Chromium {
  const path = usualPaths.find((each) => existsSync(each))
  if (path === headlessShell) return { path }
  const result = installHeadlessShell(path !== undefined)
  if (!('missing' in result)) return { path: headlessShell }
  return path ? { path } : { missing: `${result.missing} If it is installed elsewhere, set CHROMIUM_PATH.` }
}

/** Debian's packages share files of one version: outside CI, an installed Chromium must not be replaced by another. */
function installHeadlessShell(hasChromium: boolean) {
  const name = 'chromium-headless-shell'
  if (!hasChromium || process.env.CI === 'true') return installOnDebian('Chromium', name)
  const query = spawnSync('dpkg-query', ['--show', '--showformat=${Version}', 'chromium-common'], { encoding: 'utf8' })
  if (query.status !== 0) return { missing: 'The installed Chromium is not from Debian.' }
  return installOnDebian('the headless shell of Chromium', `${name}=${query.stdout}`)
}
