import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packages, root } from './run-step.ts'
import rootPackage from '../package.json' with { type: 'json' }

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']
const changelog = parse(read('CHANGELOG.md'))
const versions = changelog.filter(({ title }) => title !== '[Unreleased]')

interface Release {
  title: string
  /** The kinds of changes, each with its entries. */
  sections: { kind: string; entries: string[] }[]
}

function parse(text: string): Release[] {
  return splitAt(text, '## ').map(({ title, body }) => ({
    title,
    sections: splitAt(body, '### ').map((section) => ({
      kind: section.title,
      entries: section.body.split('\n').filter((line) => line.startsWith('- ')),
    })),
  }))
}

function splitAt(text: string, mark: string) {
  const [, ...parts] = `\n${text}`.split(`\n${mark}`)
  return parts.map((part) => {
    const [title = '', ...body] = part.split('\n')
    return { title, body: body.join('\n') }
  })
}

const numberOf = ({ title }: Release) =>
  /^\[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/.exec(title)?.[1] ?? `no version: ${title}`

describe('the changelog', () => {
  test('its newest version is that of package.json', () => {
    expect(versions[0] && numberOf(versions[0])).toBe(rootPackage.version)
  })

  test('its versions have dates, and the newer ones come first', () => {
    const titles = versions.map(({ title }) => title)
    expect(titles.filter((title) => !/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/.test(title))).toEqual([])
    const dates = titles.map((title) => title.slice(-10))
    expect(dates).toEqual(dates.toSorted().toReversed())
    const numbers = versions.map(numberOf)
    expect(numbers).toEqual(numbers.toSorted((one, other) => -one.localeCompare(other, 'en', { numeric: true })))
  })

  test('what is not released yet comes first, and only while there is something: a release must not leave it behind', () => {
    const position = changelog.findIndex(({ title }) => title === '[Unreleased]')
    expect(position).toBeLessThanOrEqual(0)
    for (const { title, sections } of changelog)
      expect(sections.flatMap(({ entries }) => entries).length, `entries of ${title}`).toBeGreaterThan(0)
  })

  test('each section has one of the six names, and entries', () => {
    for (const { title, sections } of changelog)
      for (const { kind, entries } of sections) {
        expect(kinds).toContain(kind)
        expect(entries.length, `${title} ${kind}`).toBeGreaterThan(0)
      }
  })
})

describe('the notes for upgrades', () => {
  const notes = splitAt(read('docs/upgrade.md'), '### ')

  test('exist for each version of the changelog', () => {
    expect(notes.map(({ title }) => title)).toEqual(versions.map(numberOf))
  })

  test.each(['server', 'identity'])(
    'name each migration of %s once, so that none is released without a note',
    (name) => {
      const files = readdirSync(join(root, name, 'src/database/migrations')).map((file) => file.replace(/\.sql$/, ''))
      for (const migration of files) {
        const naming = notes.filter(({ body }) => body.includes(`\`${name}/${migration}\``))
        expect(naming, `${name}/${migration} in docs/upgrade.md`).toHaveLength(1)
      }
    },
  )
})

describe('the version', () => {
  test('is in no other package.json', () => {
    const withVersion = packages.filter((name) => 'version' in (JSON.parse(read(`${name}/package.json`)) as object))
    expect(withVersion).toEqual([])
  })

  test('is the same in the lock file', () => {
    const lock = JSON.parse(read('package-lock.json')) as { version: string; packages: Record<string, object> }
    expect([lock, lock.packages['']]).toMatchObject([
      { version: rootPackage.version },
      { version: rootPackage.version },
    ])
  })

  test.each([
    ['deploy/helm/pipit/Chart.yaml', /^(?:version|appVersion): (.+)$/gm, 2],
    ['deploy/helm/pipit/values.yaml', /^ {2}tag: (.+)$/gm, 1],
    ['deploy/compose.yaml', /localhost\/pipit:([\d.]+)/g, 1],
    ['docs/deploy.md', /localhost\/pipit:([\d.]+)/g, 2],
    ['SECURITY.md', /^\| ([\d.]+) \|/gm, 1],
  ])('is the same in %s', (path, pattern, count) => {
    const found = [...read(path).matchAll(pattern)].map(([, version]) => version)
    expect(found).toEqual(Array.from({ length: count }, () => rootPackage.version))
  })
})
