import { existsSync } from 'node:fs'
import { installOnDebian } from './install-on-debian.ts'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A Chromium to test with: the one that is there, or one that we may install. */
export async function findChromium(): Promise<{ path: string } | { missing: string }> {
  const named = process.env.CHROMIUM_PATH
  if (named)
    return existsSync(named) ? { path: named } : { missing: `CHROMIUM_PATH names ${named}, which is not there.` }
  const found = usualPlaces.find((place) => existsSync(place))
  if (found) return { path: found }
  const result = installOnDebian('Chromium', 'chromium')
  return 'missing' in result
    ? { missing: `${result.missing} If it is elsewhere, name it in CHROMIUM_PATH.` }
    : { path: '/usr/bin/chromium' }
}
