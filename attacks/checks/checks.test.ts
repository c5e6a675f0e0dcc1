import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checks } from './checks.ts'

test('every check in this folder is in the list, under the name of its file', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !/^checks(\.test)?\.ts$/.test(file))
  expect(checks.map(({ name }) => `${name}.ts`).toSorted()).toEqual(files.toSorted())
})
