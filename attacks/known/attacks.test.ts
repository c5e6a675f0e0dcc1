import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attacks } from './attacks.ts'

test('every attack in this folder is in the list, under the name of its file', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !/^attacks(\.test)?\.ts$/.test(file))
  expect(attacks.map(({ name }) => `${name}.ts`).toSorted()).toEqual(files.toSorted())
})
