import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { readPlans } from './read-plans.ts'

let folder: Awaited<ReturnType<typeof temporaryDataFolder>>
beforeAll(async () => {
  folder = await temporaryDataFolder()
})
afterAll(() => folder.remove())

async function readText(text: string) {
  const path = join(folder.path, 'plans.json')
  await writeFile(path, text)
  return readPlans(path).catch(({ message }: Error) => message.replace(path, 'FILE'))
}

const nest = {
  id: 'nest',
  name: 'Nest',
  description: '',
  devices: 1,
  children: 2,
  minutesPerDay: 30,
  weeklyReports: false,
  default: true,
}
const { children: _, ...withoutChildren } = nest

test('without PLANS_FILE there is one plan, which limits nothing', async () => {
  expect(await readPlans(null)).toMatchObject([
    { id: 'own-server', devices: null, children: null, minutesPerDay: null, weeklyReports: true, isDefault: true },
  ])
})

test('a valid file of plans is read', async () => {
  const { default: isDefault, ...plan } = nest
  expect(await readText(JSON.stringify([nest]))).toEqual([{ ...plan, isDefault }])
})

test.each([
  ['{', 'PLANS_FILE=FILE is not valid JSON.'],
  ['{}', 'PLANS_FILE=FILE must be a JSON array of plans.'],
  ['[]', 'PLANS_FILE=FILE must contain at least one plan.'],
  ['[1]', 'PLANS_FILE=FILE plan 1: must be an object with the fields of a plan.'],
  [
    [nest, { ...nest, children: 0, weeklyReports: 'no' }],
    'PLANS_FILE=FILE plan 2: children must be a whole number from 1 to 50, or null for no limit; plan 2: weeklyReports must be true or false.',
  ],
  [
    [{ ...nest, minutesPerDay: 2.5 }],
    'PLANS_FILE=FILE plan 1: minutesPerDay must be a whole number from 5 to 1440, or null for no limit.',
  ],
  [[withoutChildren], 'PLANS_FILE=FILE plan 1: children must be a whole number from 1 to 50, or null for no limit.'],
  [[{ ...nest, price: 3 }], 'PLANS_FILE=FILE plan 1: there is no field "price".'],
  [
    [{ ...nest, id: 'My Nest' }],
    'PLANS_FILE=FILE plan 1: id must consist of small letters, digits and dashes, and begin with a letter.',
  ],
  [[nest, { ...nest, default: false }], 'PLANS_FILE=FILE has two plans with the id "nest".'],
  [
    [{ ...nest, default: false }],
    'PLANS_FILE=FILE must mark one plan with "default": true, the plan of new accounts, but marks 0.',
  ],
  [
    [nest, { ...nest, id: 'tree' }],
    'PLANS_FILE=FILE must mark one plan with "default": true, the plan of new accounts, but marks 2.',
  ],
])('the file of plans %j is refused with one line that names the mistake', async (content, message) => {
  expect(await readText(typeof content === 'string' ? content : JSON.stringify(content))).toBe(message)
})

test('a file of plans that does not exist is named', async () => {
  await expect(readPlans('/nowhere/plans.json')).rejects.toThrow(
    'PLANS_FILE=/nowhere/plans.json cannot be read (ENOENT).',
  )
})
