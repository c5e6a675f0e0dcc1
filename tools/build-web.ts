// Builds the web application into web/dist, unless it was already built from the same files.
import { glob, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildFolder, filesBelow } from './build-folder.ts'
import { root } from './run-step.ts'

const web = join(root, 'web')
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.wasm'])
const sourceFolders = [web, join(root, 'contract', 'src'), join(root, 'device', 'src')]

await buildFolder({
  name: 'The web application',
  outputFolder: join(web, 'dist'),
  temporaryFolder: join(web, '.cache'),
  sources: [
    fileURLToPath(import.meta.url),
    join(root, 'package-lock.json'),
    ...(await Promise.all(sourceFolders.map(filesBelow))).flat(),
  ],
  async build(folder) {
    // Tests that start Pipit would otherwise build it with their own NODE_ENV, in which antd gives all dialogs one id.
    process.env.NODE_ENV = 'production'
    const vite = await import('vite')
    await vite.build({ root: web, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } })
    await compress(folder)
  },
})

/** Compresses once at build time, so the server sends small files without compressing them for each request. */
async function compress(folder: string) {
  const files = await Array.fromAsync(glob('**/*', { cwd: folder }))
  await Promise.all(
    files
      .filter((file) => compressible.has(extname(file)))
      .map(async (file) => {
        const path = join(folder, file)
        const contents = await readFile(path)
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(contents, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: contents.length } }),
          promisify(gzip)(contents, { level: 9 }),
        ])
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
      }),
  )
}
