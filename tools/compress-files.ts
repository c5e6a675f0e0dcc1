import { glob, readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.wasm'])
/** A sixtieth of the time of the best quality, and a tenth larger. */
const quickQuality = 6

/** Writes compressed copies beside the files, so the server does not compress them for each request. */
export async function compressQuickly(folder: string) {
  const files = await findCompressible(folder)
  await Promise.all(
    files.map(async (path) => {
      const contents = await readFile(path)
      const [br, gz] = await Promise.all([
        toBrotli(contents, quickQuality),
        promisify(gzip)(contents, { level: constants.Z_BEST_COMPRESSION }),
      ])
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
    }),
  )
}

/** Makes the brotli copies as small as possible: one after the other, so that other work has a core for itself. */
export async function compressBest(folder: string) {
  for (const path of await findCompressible(folder)) {
    const unfinished = `${path}.br-${process.pid}`
    await writeFile(unfinished, await toBrotli(await readFile(path), constants.BROTLI_MAX_QUALITY))
    // The server may be sending the old copy.
    await rename(unfinished, `${path}.br`)
  }
}

async function findCompressible(folder: string) {
  const files = await Array.fromAsync(glob('**/*', { cwd: folder }))
  return files.filter((file) => compressible.has(extname(file))).map((file) => join(folder, file))
}

function toBrotli(contents: Buffer, quality: number) {
  return promisify(brotliCompress)(contents, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: contents.length },
  })
}
