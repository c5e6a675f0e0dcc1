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

/** Finds an installed Chromium for the tests, or installs one where that is allowed. */
export async function findChromium(): Promise<{ path: string } | { missing: string }> {
  const configured = process.env.CHROMIUM_PATH
  if (configured)
    return existsSync(configured)
      ? { path: configured }
      : { missing: `CHROMIUM_PATH is ${configured}, but there is no such file.` }
  const found = usualPaths.find((path) => existsSync(path))
  if (found) return { path: found }
  const result = installOnDebian('Chromium', 'chromium-headless-shell')
  return 'missing' in result
    ? { missing: `${result.missing} If it is installed elsewhere, set CHROMIUM_PATH.` }
    : { path: headlessShell }
}
