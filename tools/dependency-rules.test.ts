import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/**
 * A house with one forbidden arrow for each rule. Should the linter ever stop seeing TypeScript, these would pass
 * unnoticed, and this test fails.
 */
const forbidden: Record<string, [from: string, to: string]> = {
  'contract-imports-nothing-of-ours': ['contract/src/a.ts', 'server/src/http/route.ts'],
  'conversation-imports-nothing-of-ours': ['conversation/src/a.ts', 'contract/src/b.ts'],
  'identity-imports-nothing-of-ours': ['identity/src/a.ts', 'contract/src/b.ts'],
  'web-imports-contract-device': ['web/src/a.ts', 'server/src/http/route.ts'],
  'web-imports-only-the-client-of-device': ['web/src/emulator.ts', 'device/src/simulator.ts'],
  'device-client-runs-in-browsers': ['device/src/client/conversation.ts', 'device/src/microphone.ts'],
  'device-imports-contract': ['device/src/a.ts', 'conversation/src/b.ts'],
  'server-imports-contract-conversation-identity': ['server/src/a.ts', 'web/src/b.ts'],
  'only-compose-knows-adapters': ['server/src/app.ts', 'server/src/adapters/mail.ts'],
  'adapters-know-no-feature': ['server/src/adapters/files.ts', 'server/src/features/devices/register-device.ts'],
  'features-use-access-database-http': ['server/src/features/devices/deactivate-device.ts', 'server/src/compose.ts'],
  'the-ground-floor-knows-no-feature': [
    'server/src/database/connect.ts',
    'server/src/features/devices/register-device.ts',
  ],
  'realtime-uses-access-database-http': [
    'server/src/realtime/tell-pages.ts',
    'server/src/features/devices/register-device.ts',
  ],
  'features-share-verbs-only': [
    'server/src/features/cards/register-card.ts',
    'server/src/features/devices/device-store.ts',
  ],
  'web-features-stay-apart': ['web/src/features/cards/page.ts', 'web/src/features/devices/page.ts'],
  'web-features-know-no-app': ['web/src/features/cards/card-form.ts', 'web/src/app/router.ts'],
  'web-ground-floor-knows-no-feature': ['web/src/ui/button.ts', 'web/src/features/devices/page.ts'],
  'product-knows-no-test': ['server/src/main.ts', 'server/src/testing/start-test-server.ts'],
}

describe('the linter for arrows between the rooms', () => {
  let tree: string
  let found: string[]

  beforeAll(async () => {
    tree = await mkdtemp(join(tmpdir(), 'pipit-arrows-'))
    for (const [from, to] of Object.values(forbidden)) {
      await write(to, 'export const thing = 1\n')
      await write(from, `export { thing } from '${'../'.repeat(from.split('/').length - 1)}${to}'\n`)
    }
    await write(
      'conversation/src/clock.ts',
      "import { setTimeout } from 'node:timers'\nsetTimeout(() => undefined, 1)\n",
    )
    await write('device/src/client/files.ts', "import { readFile } from 'node:fs'\nexport const read = readFile\n")
    await write('web/src/one.ts', "import { two } from './two.ts'\nexport const one = () => two\n")
    await write('web/src/two.ts', "import { one } from './one.ts'\nexport const two = () => one\n")
    await write('web/src/broken.ts', "import { nothing } from './nothing.ts'\nexport const broken = nothing\n")
    await write(
      'identity/src/by-name.ts',
      "import type { thing } from '@pipit/contract/b'\nexport type Thing = typeof thing\n",
    )
    await write(
      'contract/package.json',
      '{ "name": "@pipit/contract", "type": "module", "exports": { "./*": "./src/*.ts" } }',
    )
    await mkdir(join(tree, 'node_modules/@pipit'), { recursive: true })
    await symlink('../../contract', join(tree, 'node_modules/@pipit/contract'))
    found = await violations(tree)
  })
  afterAll(() => rm(tree, { recursive: true, force: true }))

  test.each([...Object.keys(forbidden), 'conversation-is-pure', 'no-circles', 'no-broken-import'])(
    'reports %s',
    (rule) => {
      expect(found.map((violation) => violation.split(':')[0])).toContain(rule)
    },
  )

  test('sees through the name of a package, also for a type', () => {
    expect(found).toContain('identity-imports-nothing-of-ours: identity/src/by-name.ts → contract/src/b.ts')
  })

  test('sees that the device’s client imports a module of Node', () => {
    expect(found).toContain('device-client-runs-in-browsers: device/src/client/files.ts → fs')
  })

  async function write(file: string, text: string) {
    await mkdir(dirname(join(tree, file)), { recursive: true })
    await writeFile(join(tree, file), text)
  }
})

async function violations(baseDir: string) {
  const { options, ...ruleSet } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
  const { tsConfig: _, enhancedResolveOptions, ...rest } = options
  const rooms = ['contract', 'conversation', 'identity', 'server', 'web', 'device']
  const { output } = await cruise(rooms, { ...rest, ruleSet, validate: true, baseDir }, enhancedResolveOptions)
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
}
