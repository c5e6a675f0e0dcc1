import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './run-step.ts'

const layers = ['contract', 'server', 'web'] as const
type Layer = (typeof layers)[number]

/** Folders in contract/src that serve all features. */
const sharedInContract = new Set(['api', 'audio', 'realtime'])

/** These say where a feature is missing, and why. A reason that no longer applies fails the last test. */
const exceptions: { feature: string; missingIn: Layer; reason: string }[] = [
  { feature: 'flags', missingIn: 'web', reason: 'a panel of the insights page; no page of its own' },
  { feature: 'screen-time', missingIn: 'web', reason: 'panels of the home page and of the child’s profile' },
  {
    feature: 'labels',
    missingIn: 'web',
    reason: 'the pages of devices and of cards share it, so it is in family/labels',
  },
  { feature: 'plans', missingIn: 'web', reason: 'pages of several features show it, so it is in family/plans' },
  { feature: 'reference-lists', missingIn: 'web', reason: 'choices for many forms, so they are in api/' },
  { feature: 'settings', missingIn: 'web', reason: 'read once for all pages, so they are in api/' },
  { feature: 'helplines', missingIn: 'server', reason: 'data that never changes while the server runs' },
  { feature: 'health', missingIn: 'contract', reason: 'for load balancers, which use no client of ours' },
  { feature: 'health', missingIn: 'web', reason: 'for load balancers' },
  { feature: 'mails', missingIn: 'web', reason: 'mail is written and sent by the server' },
  { feature: 'outbox', missingIn: 'contract', reason: 'pages for developers, which the server renders itself' },
  { feature: 'outbox', missingIn: 'web', reason: 'pages for developers, which the server renders itself' },
]

const features: Record<Layer, string[]> = {
  contract: namesIn('contract/src').filter((name) => !sharedInContract.has(name)),
  server: namesIn('server/src/features'),
  web: namesIn('web/src/features'),
}
const missing = [...new Set(Object.values(features).flat())]
  .sort()
  .flatMap((feature) =>
    layers.filter((layer) => !features[layer].includes(feature)).map((layer) => `${feature} in ${layer}`),
  )
const excepted = exceptions.map(({ feature, missingIn }) => `${feature} in ${missingIn}`)

describe('feature names', () => {
  test('every feature has the same name in contract, server and web', () => {
    expect(missing.filter((each) => !excepted.includes(each))).toEqual([])
  })

  test('every exception still applies', () => {
    expect(excepted.filter((each) => !missing.includes(each))).toEqual([])
  })
})

/** The names of the folders and files in a folder. A file and its test count once. */
function namesIn(folder: string): string[] {
  const names = readdirSync(join(root, folder)).map((entry) => parse(entry.replace(/\.test\.ts$/, '')).name)
  return [...new Set(names)]
}
