import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { advisoryLockNamespaces, advisoryLocks } from './advisory-locks.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = globSync('{database,identity,server}/src/**/*.{ts,sql}', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts') && basename(path) !== 'advisory-locks.ts')
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))

interface Use {
  path: string
  /** Its name in the register, or the call if it is not there. */
  lock: string
}

const lockCall = /pg_(?:try_)?advisory_(?:xact_)?(?:un)?lock(?:_shared)?(?:_all)?\((?<call>[^;]{1,120})/g

function findUses(): Use[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(lockCall)].map(({ groups }) => ({ path, lock: nameOf(groups?.call ?? '') })),
  )
}

function nameOf(call: string): string {
  const byName =
    /^\$\{advisoryLocks\.(\w+)\}\)/.exec(call) ??
    /^\$1\)[^[]*\[\s*advisoryLocks\.(\w+)/.exec(call) ??
    /^\$\{(advisoryLockNamespaces\.\w+)\}, hashtext\(/.exec(call)
  if (byName?.[1]) return byName[1]
  const id = Number(/^(\d+)\)/.exec(call)?.[1])
  return Object.entries(advisoryLocks).find(([, number]) => number === id)?.[0] ?? call
}

test('every advisory lock is in the register and has one owner', () => {
  const ownersOf = Map.groupBy(findUses(), ({ lock }) => lock)
  const registered = [
    ...Object.keys(advisoryLocks),
    ...Object.keys(advisoryLockNamespaces).map((name) => `advisoryLockNamespaces.${name}`),
  ]
  expect([...ownersOf.keys()].toSorted()).toEqual(registered.toSorted())
  const shared = [...ownersOf].filter(([, uses]) => new Set(uses.map(({ path }) => path)).size > 1)
  expect(shared).toEqual([])
})

test.each([advisoryLocks, advisoryLockNamespaces])('no two locks share an id', (locks) => {
  const ids = Object.values(locks)
  expect(new Set(ids).size).toBe(ids.length)
})
