import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

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
  if (named) return existsSync(named) ? { path: named } : { missing: `CHROMIUM_PATH names ${named}, which is not there.` }
  const found = usualPlaces.find((place) => existsSync(place))
  if (found) return { path: found }
  if (!existsSync('/etc/debian_version')) return { missing: 'There is no Chromium here. Install it, or name it in CHROMIUM_PATH.' }
  if (process.getuid?.() !== 0) return { missing: 'There is no Chromium here. Install it with: sudo apt-get install chromium' }
  return installOnDebian()
}

function installOnDebian() {
  console.log('\nInstalling Chromium for the browser tests (once on this machine) …')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['-q', 'update'], ['-q', '-y', 'install', '--no-install-recommends', 'chromium']]) {
    const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
    if (status !== 0) return { missing: `"apt-get ${args.join(' ')}" failed; the lines above say why.` }
  }
  return { path: '/usr/bin/chromium' }
}
