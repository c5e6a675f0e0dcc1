import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packages, root } from './run-step.ts'

/**
 * Libraries with insides that we use because they have no public way to it, and why we would miss it. Whoever upgrades one
 * reads these files beside the new version, runs their tests, and writes the version here.
 */
const insides = {
  ws: {
    version: '8.21.3',
    // A limit of size for each connection, and room for others beside one that sends many frames at once.
    files: ['server/src/realtime/limit-messages.ts', 'server/src/realtime/fair-websocket-server.ts'],
  },
  'engine.io': {
    version: '6.6.11',
    // The transport of a connection: how much waits to be sent, and how to cut it without waiting for the client.
    files: ['server/src/realtime/limit-connection.ts', 'server/src/realtime/cut-connection.ts'],
  },
  'graphile-worker': {
    version: '0.18.0',
    // The key of mails that wait to be sent is replaced, too.
    files: ['server/src/operations/rotate-keys/reencrypt-rows.ts'],
  },
  inkjs: {
    version: '2.4.0',
    // A child hears the alternatives that are new to it first.
    files: ['coach/src/player/vary-shuffles.ts'],
  },
}

test.each(Object.entries(insides))('the insides of %s are those of the version that was read', (name, { version }) => {
  const installed = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string
  }
  expect(installed.version).toBe(version)
})

test('no other file uses what a library calls private', () => {
  const known = Object.values(insides).flatMap(({ files }) => files)
  const using = packages
    .flatMap((name) => globSync(`${name}/src/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules/**'] }))
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path) && usesInsides(path))
  expect(using.filter((path) => !known.includes(path))).toEqual([])
  expect(known.filter((path) => !using.includes(path))).toEqual([])
})

/** A name with an underscore in front, or a cast of what a library's types leave out. */
function usesInsides(path: string) {
  const source = readFileSync(join(root, path), 'utf8')
  return /'_[a-z]\w+'|\._private_|client\.transport as unknown|PopEvaluationStack\(\) as unknown/.test(source)
}
