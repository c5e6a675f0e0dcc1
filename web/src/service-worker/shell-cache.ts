import { shellFiles } from './shell-files.ts'

const prefix = 'pipit-shell-'

/** Public, and the same for everybody: without it nobody could sign out without a connection. */
const settings = '/v1/settings'

const openShell = () => caches.open(prefix + shellFiles.version)

export async function storeShell() {
  const shell = await openShell()
  // Scripts and styles come from the browser's own cache, where the page has put them a moment ago.
  await shell.addAll([settings, shellFiles.page, ...shellFiles.files])
}

/** One language, not all of them: a phone shows the one of the profile. */
export async function storeTexts(language: string) {
  const shell = await openShell()
  const stored = new Set((await shell.keys()).map(({ url }) => new URL(url).pathname))
  await shell.addAll((shellFiles.texts[language] ?? []).filter((file) => !stored.has(file)))
}

/** The one before is left for pages that are still open: their files are no longer on the server. */
export async function deleteOldShells() {
  const shells = (await caches.keys()).filter((name) => name.startsWith(prefix))
  await Promise.all(shells.slice(0, -2).map((name) => caches.delete(name)))
}

/** Finds it in any version that is stored. */
export const findFile = (request: Request) => caches.match(request)

export const findPage = async () => (await openShell()).match(shellFiles.page)

export const findSettings = async () => (await openShell()).match(settings)

export async function storeSettings(response: Response) {
  await (await openShell()).put(settings, response)
}
