import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installOnDebian } from '@pipit/test-kit/install-on-debian'

const programs = [
  { path: '/usr/bin/buildah', debianPackage: 'buildah' },
  { path: '/usr/bin/podman', debianPackage: 'podman' },
  { path: '/usr/sbin/runc', debianPackage: 'runc' },
  { path: '/usr/bin/mmdebstrap', debianPackage: 'mmdebstrap' },
  { path: '/usr/bin/systemd-analyze', debianPackage: 'systemd' },
  { path: '/usr/bin/docker-compose', debianPackage: 'docker-compose' },
  { path: '/usr/bin/caddy', debianPackage: 'caddy' },
  { path: '/usr/bin/go', debianPackage: 'golang-go' },
  { path: '/usr/share/gocode/src/github.com/Masterminds/sprig', debianPackage: 'golang-github-masterminds-sprig-dev' },
  { path: '/usr/share/gocode/src/gopkg.in/yaml.v3', debianPackage: 'golang-gopkg-yaml.v3-dev' },
]

/** Nothing is skipped: a program that is missing and cannot be installed fails the run. */
export default function installPrograms() {
  for (const { path, debianPackage } of programs) {
    if (existsSync(path)) continue
    const result = installOnDebian(debianPackage, debianPackage)
    if ('missing' in result) throw new Error(result.missing)
  }
}

/** Runs a program in the repository's folder; throws with its output if it fails. */
export function run(program: string, args: string[], variables: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    env: { ...process.env, ...variables },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return { stdout, stderr }
}
