import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../run-step.ts'
import { buildah, cacheFolder } from './containers.ts'
import { run } from './install-programs.ts'

const debian = 'http://deb.debian.org/debian'
const hostCertificates = '/etc/ssl/certs/ca-certificates.crt'

/**
 * Builds the image on bases made from Debian's packages, because the ordinary ones come from a registry that not every
 * machine reaches. Returns its name.
 */
export function buildImage(): string {
  mkdirSync(cacheFolder, { recursive: true })
  const runtimeBase = makeRuntimeBase()
  const buildBase = makeBuildBase(runtimeBase)
  const image = 'localhost/pipit-test'
  buildah([
    'build',
    '--isolation=chroot',
    '--format=docker',
    '--layers',
    ...npmVolumes(),
    `--build-arg=BUILD_BASE=${buildBase}`,
    `--build-arg=RUNTIME_BASE=${runtimeBase}`,
    `--tag=${image}`,
    `--file=${join(root, 'deploy/image/Containerfile')}`,
    root,
  ])
  return image
}

function makeRuntimeBase() {
  const image = 'localhost/pipit-runtime-base'
  if (exists(image)) return image
  const context = emptyFolder('runtime-base')
  run('mmdebstrap', ['--variant=minbase', 'bookworm', join(context, 'debian.tar'), debian])
  return build(image, context, 'FROM scratch\nADD debian.tar /\n')
}

/** The same with npm, as in the ordinary image of Node. */
function makeBuildBase(runtimeBase: string) {
  const image = 'localhost/pipit-build-base'
  if (exists(image)) return image
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('Run this with npm: npm run test:deploy')
  const context = emptyFolder('build-base')
  cpSync(dirname(dirname(npm)), join(context, 'npm'), { recursive: true, dereference: true })
  cpSync(process.execPath, join(context, 'node'))
  return build(
    image,
    context,
    [
      `FROM ${runtimeBase}`,
      'RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1',
      'COPY node /usr/local/bin/node',
      'COPY npm /usr/local/lib/node_modules/npm',
      'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
    ].join('\n'),
  )
}

function build(image: string, context: string, containerfile: string) {
  const file = `${context}.Containerfile`
  writeFileSync(file, containerfile)
  buildah(['build', '--isolation=chroot', `--tag=${image}`, `--file=${file}`, context])
  rmSync(context, { recursive: true })
  return image
}

/** npm in the build gets its packages from where npm on this machine does, and trusts the same certificates. */
function npmVolumes() {
  const settings = join(homedir(), '.npmrc')
  const own = existsSync(settings) ? readFileSync(settings, 'utf8') : ''
  const file = join(cacheFolder, 'npmrc')
  writeFileSync(file, `${own}\ncafile=${hostCertificates}\nprefer-offline=true\n`)
  const cache = run('npm', ['config', 'get', 'cache', '--loglevel=silent']).stdout.trim()
  return [
    `--volume=${file}:/root/.npmrc:ro`,
    `--volume=${hostCertificates}:${hostCertificates}:ro`,
    `--volume=${cache}:/root/.npm`,
  ]
}

function exists(image: string) {
  return buildah(['images', '--format={{.Name}}']).split('\n').includes(image)
}

function emptyFolder(name: string) {
  const folder = join(cacheFolder, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  return folder
}
