import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a package as root on Debian; elsewhere, returns what the user can do. */
export function installOnDebian(what: string, debianPackage: string): { missing: string } | { installed: true } {
  if (!existsSync('/etc/debian_version')) return { missing: `${what} is not installed. Please install it.` }
  if (process.getuid?.() !== 0)
    return { missing: `${what} is not installed. Install it with: sudo apt-get install ${debianPackage}` }
  console.log(`\nInstalling ${what} for the tests (once on this machine) …`)
  // Debian does not start what it installs in runlevel 1: the tests start servers of their own.
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  for (const args of [
    ['-q', 'update'],
    ['-q', '-y', 'install', '--no-install-recommends', debianPackage],
  ]) {
    const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
    if (status !== 0) return { missing: `"apt-get ${args.join(' ')}" failed; the lines above say why.` }
  }
  return { installed: true }
}
