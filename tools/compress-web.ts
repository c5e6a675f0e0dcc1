// Compresses the built web application as well as possible, once for each build. This takes about ten seconds of a core,
// so `npm start` does it at the lowest priority while the server already runs.
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressBest } from './compress-files.ts'

const built = fileURLToPath(new URL('../web/dist', import.meta.url))
const stampFile = join(built, '.compressed-from')

// Nobody is served any more when the process that started this one is gone.
process.once('disconnect', () => process.exit(0))
process.channel?.unref()
setPriority(constants.priority.PRIORITY_LOW)

const build = await readFile(join(built, '.built-from'), 'utf8')
if (!existsSync(stampFile) || (await readFile(stampFile, 'utf8')) !== build) {
  // The names below assets/ contain a hash of the content, so a copy can only be of the right file, even if another
  // build moves its own files here in the meantime.
  await compressBest(join(built, 'assets'))
  await writeFile(stampFile, build)
}
