import { join } from 'node:path'
import { root } from '../run-step.ts'
import { run } from './install-programs.ts'

/** Images and containers of the tests are apart from those of the machine, and layers are kept between runs. */
export const cacheFolder = join(root, '.cache', 'containers')
const storage = [
  '--storage-driver=overlay',
  `--root=${join(cacheFolder, 'storage')}`,
  `--runroot=${join(cacheFolder, 'run')}`,
]

export const buildah = (args: string[]) => run('buildah', [...storage, ...args]).stdout.trim()

/** runc and cgroupfs also work where systemd does not run, as in a container. */
export const podman = (args: string[]) =>
  run('podman', [...storage, '--runtime=/usr/sbin/runc', '--cgroup-manager=cgroupfs', ...args]).stdout.trim()
