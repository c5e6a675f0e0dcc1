import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import serverFlags from '../../server/node-flags.json' with { type: 'json' }
import { startApp, stopApps, type App } from './app-process.ts'
import { installParseServer } from './parse-server-folder.ts'

const programs = {
  // With the flags of `npm start`.
  ours: [process.execPath, ...serverFlags, fileURLToPath(import.meta.resolve('@pipit/server/main'))],
  'npm start': ['npm', 'start'],
  chat: [process.execPath, ...serverFlags, fileURLToPath(new URL('../chat/chat-server.ts', import.meta.url))],
  'chat offline': [
    process.execPath,
    ...serverFlags,
    fileURLToPath(new URL('../chat/chat-server.ts', import.meta.url)),
    '--real-voice',
  ],
  relay: [process.execPath, ...serverFlags, fileURLToPath(new URL('../baselines/bare-relay.ts', import.meta.url))],
  boards: [process.execPath, ...serverFlags, fileURLToPath(new URL('../boards/board-server.ts', import.meta.url))],
  'boards that are heard': [
    process.execPath,
    ...serverFlags,
    fileURLToPath(new URL('../boards/board-server.ts', import.meta.url)),
    '--hears',
  ],
  'bare boards': [
    process.execPath,
    ...serverFlags,
    fileURLToPath(new URL('../baselines/bare-boards.ts', import.meta.url)),
  ],
  baseline: [process.execPath, fileURLToPath(new URL('../baselines/bare-fastify.ts', import.meta.url))],
  'parse-server': [process.execPath, fileURLToPath(new URL('../baselines/parse-server.ts', import.meta.url))],
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
