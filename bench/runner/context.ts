import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import serverFlags from '../../server/node-flags.json' with { type: 'json' }
import { startApp, stopApps, type App } from './app-process.ts'
import { installParseServer } from './parse-server-folder.ts'

const programs = {
  ours: server(import.meta.resolve('@pipit/server/main')),
  chat: server('../server.ts'),
  'chat offline': server('../server.ts', '--voice=offline'),
  boards: server('../server.ts', '--voice=deaf-board'),
  'boards that are heard': server('../server.ts', '--voice=board'),
  relay: server('../baselines/bare-relay.ts'),
  'bare boards': server('../baselines/bare-boards.ts'),
  baseline: [process.execPath, pathOf('../baselines/bare-fastify.ts')],
  'parse-server': [process.execPath, pathOf('../baselines/parse-server.ts')],
}

function pathOf(module: string) {
  return fileURLToPath(new URL(module, import.meta.url))
}

/** A server runs with the flags of `npm start`. */
function server(module: string, ...args: string[]) {
  return [process.execPath, ...serverFlags, pathOf(module), ...args]
}

export interface Context {
  quick: boolean
  dataFolder: string
  /** All programs share one data folder and one PostgreSQL, and each has its own tables. */
  start: (program: keyof typeof programs) => Promise<App>
}

export async function openContext(quick: boolean) {
  // /proc shows the real path.
  const dataFolder = await realpath(await mkdtemp(join(tmpdir(), 'pipit-bench-')))
  // If this runs as root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(dataFolder, 0o755)
  let closed = false
  const context: Context = {
    quick,
    dataFolder,
    async start(program) {
      if (closed) throw new Error('The run was stopped.')
      if (program === 'parse-server') installParseServer()
      return startApp(programs[program], dataFolder)
    },
  }
  return {
    context,
    dataFolder,
    async close() {
      closed = true
      await stopApps()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
