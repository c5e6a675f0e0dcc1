// Builds the documentation site into docs/dist, unless it was already built from the same files. `npm run docs` does it
// by itself; with `-- --to FOLDER` it writes the site there, for another web server. `--source-url` says where the
// files of the repository can be read, so that pages link to them.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildFolder, filesBelow } from './build-folder.ts'
import { root } from './run-step.ts'

const { values } = parseArgs({ options: { to: { type: 'string' }, 'source-url': { type: 'string' } } })
const docs = join(root, 'docs')

if (values.to === undefined) {
  await buildFolder({
    name: 'The documentation',
    outputFolder: join(docs, 'dist'),
    temporaryFolder: join(docs, '.cache'),
    sources: await findSources(),
    build: (folder) => build(folder, null),
  })
} else {
  // npm starts commands in the folder of package.json, whichever the user is in.
  await build(resolve(process.env.INIT_CWD ?? '.', values.to), values['source-url']?.replace(/\/$/, '') ?? null)
}

async function build(folder: string, sourceUrl: string | null) {
  // Not loaded when there is nothing to build.
  const { buildSite } = await import('./docs/build-site.ts')
  await buildSite({ folder, sourceUrl })
}

async function findSources() {
  const folders = [docs, join(root, 'tools', 'docs'), join(root, 'contract', 'src')]
  const listed = JSON.parse(readFileSync(join(docs, 'contents.json'), 'utf8')) as { pages: string[] }[]
  const pages = listed.flatMap((section) => section.pages.map((page) => join(root, page)))
  const others = ['package-lock.json', 'web/src/ui/theme/tokens.css', 'web/public/pipit.svg']
  const files = [
    fileURLToPath(import.meta.url),
    ...others.map((file) => join(root, file)),
    ...pages,
    ...(await Promise.all(folders.map(filesBelow))).flat(),
  ]
  // The build reports a listed page that is missing.
  return [...new Set(files)].filter((file) => existsSync(file))
}
