import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** One forbidden import for each rule. If dependency-cruiser ever stopped reading TypeScript, this test would fail. */
const forbiddenImports: Record<string, [from: string, to: string]> = {
  'contract-imports-no-other-package': ['contract/src/a.ts', 'server/src/http/route.ts'],
  'conversation-imports-no-other-package': ['conversation/src/a.ts', 'contract/src/b.ts'],
  'concurrency-imports-no-other-package': ['concurrency/src/a.ts', 'identity/src/b.ts'],
  'database-imports-no-other-package': ['database/src/a.ts', 'identity/src/b.ts'],
  'coach-imports-only-contract-conversation-concurrency': ['coach/src/a.ts', 'voice/src/b.ts'],
  'voice-imports-only-contract-conversation-concurrency': ['voice/src/a.ts', 'server/src/access/b.ts'],
  'identity-imports-only-database-concurrency': ['identity/src/a.ts', 'contract/src/b.ts'],
  'web-imports-only-contract-device': ['web/src/a.ts', 'server/src/http/route.ts'],
  'web-imports-only-the-client-of-device': ['web/src/emulator.ts', 'device/src/simulator.ts'],
  'device-client-runs-in-browsers': ['device/src/client/conversation.ts', 'device/src/microphone.ts'],
  'device-imports-only-contract': ['device/src/a.ts', 'conversation/src/b.ts'],
  'server-imports-only-contract-conversation-coach-voice-concurrency-database-identity': [
    'server/src/a.ts',
    'web/src/b.ts',
  ],
  'nothing-imports-tools': ['bench/a.ts', 'tools/b.ts'],
  'only-compose-imports-adapters': ['server/src/run-server.ts', 'server/src/adapters/mail.ts'],
  'features-import-no-other-store-or-routes': [
    'server/src/features/cards/register-card.ts',
    'server/src/features/devices/device-store.ts',
  ],
  'web-features-import-no-other-feature': ['web/src/features/cards/page.ts', 'web/src/features/devices/page.ts'],
  'web-features-never-import-app': ['web/src/features/cards/card-form.ts', 'web/src/app/router.ts'],
  'web-family-imports-no-feature': ['web/src/family/plans/plan.ts', 'web/src/features/devices/page.ts'],
  'web-calls-are-in-api-folders': ['web/src/features/cards/card-page.tsx', 'web/src/api/client.ts'],
  'web-api-and-ui-import-no-domain': ['web/src/ui/button.ts', 'web/src/family/plans/limits.ts'],
  'conversation-files-imports-no-higher-layer': ['conversation/src/state.ts', 'conversation/src/text/cut-text.ts'],
  'conversation-lifecycle-imports-no-higher-layer': [
    'conversation/src/lifecycle/goodbye.ts',
    'conversation/src/advance.ts',
  ],
  'product-imports-no-test': ['server/src/main.js', 'test-kit/src/start-test-server.ts'],
}
const configuration = createRequire(import.meta.url)('../.dependency-cruiser.cjs')

/** The folders of these packages are layers. In the tree of the test each of them imports every other one. */
const pairsOfFolders = ['conversation', 'identity', 'server'].flatMap((name) => {
  const folders = readdirSync(new URL(`../${name}/src`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map((entry) => `${name}/src/${entry.name}`)
  return folders.flatMap((one) => folders.filter((other) => other !== one).map((other) => [one, other] as const))
})
const importer = (from: string, to: string) => `${from}/imports-${basename(to)}.ts`
const imported = (folder: string) => `${folder}/imported.ts`

const rules: string[] = configuration.forbidden.map(({ name }: { name: string }) => name)
const layerRules = rules.filter((name) => name.endsWith('-imports-no-higher-layer'))
const provenRules = new Set([
  ...Object.keys(forbiddenImports),
  ...layerRules,
  'conversation-is-pure',
  'no-cycles',
  'no-unresolved-import',
])

describe('the dependency rules', () => {
  let tree: string
  let found: string[]

  beforeAll(async () => {
    tree = await mkdtemp(join(tmpdir(), 'pipit-dependency-rules-'))
    const betweenFolders = pairsOfFolders.map(([from, to]) => [importer(from, to), imported(to)] as const)
    for (const [from, to] of [...Object.values(forbiddenImports), ...betweenFolders]) {
      await write(to, 'export const value = 1\n')
      await write(from, `export { value } from '${'../'.repeat(from.split('/').length - 1)}${to}'\n`)
    }
    await write(
      'conversation/src/clock.ts',
      "import { setTimeout } from 'node:timers'\nsetTimeout(() => undefined, 1)\n",
    )
    await write('device/src/client/files.ts', "import { readFile } from 'node:fs'\nexport const read = readFile\n")
    await write('web/src/one.ts', "import { two } from './two.ts'\nexport const one = () => two\n")
    await write('web/src/two.ts', "import { one } from './one.ts'\nexport const two = () => one\n")
    await write('server/src/features/guardians/guardian-queries.ts', 'export const value = 1\n')
    await write('server/src/features/cards/list-cards.ts', "export { value } from '../guardians/guardian-queries.ts'\n")
    await write('web/src/broken.ts', "import { nothing } from './nothing.ts'\nexport const broken = nothing\n")
    await write(
      'identity/src/by-name.ts',
      "import type { value } from '@pipit/contract/b'\nexport type Value = typeof value\n",
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

  test.each([...provenRules])('a violation of %s is reported', (rule) => {
    expect(found.map((violation) => violation.split(':')[0])).toContain(rule)
  })

  test('every rule is proven by a violation', () => {
    expect([...provenRules].toSorted()).toEqual(rules.toSorted())
  })

  test('of two folders of a package in layers, only one may import the other', () => {
    const isReported = (from: string, to: string) =>
      layerRules.some((rule) => found.includes(`${rule}: ${importer(from, to)} → ${imported(to)}`))
    expect(pairsOfFolders.filter(([one, other]) => isReported(one, other) === isReported(other, one))).toEqual([])
  })

  test('a feature may read with the queries of another feature', () => {
    expect(found.filter((violation) => violation.includes('list-cards'))).toEqual([])
  })

  test('an import by package name, even of a type only, is reported too', () => {
    expect(found).toContain('identity-imports-only-database-concurrency: identity/src/by-name.ts → contract/src/b.ts')
  })

  test('an import of a Node module in the device’s client is reported', () => {
    expect(found).toContain('device-client-runs-in-browsers: device/src/client/files.ts → fs')
  })

  async function write(file: string, text: string) {
    await mkdir(dirname(join(tree, file)), { recursive: true })
    await writeFile(join(tree, file), text)
  }
})

async function violations(baseDir: string) {
  const { options, ...ruleSet } = configuration
  const { tsConfig: _, enhancedResolveOptions, ...rest } = options
  const packages = [
    'contract',
    'conversation',
    'coach',
    'voice',
    'concurrency',
    'database',
    'identity',
    'server',
    'web',
    'device',
    'bench',
  ]
  const { output } = await cruise(packages, { ...rest, ruleSet, validate: true, baseDir }, enhancedResolveOptions)
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
}
