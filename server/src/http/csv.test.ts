import { expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()

/** Reads like a spreadsheet that separates cells by this sign and does not know about quotes in the middle of a cell. */
const cellsOf = (csv: string, separator: RegExp) => csv.split(separator).map((cell) => cell.replaceAll('"', '').trim())

test.each([
  '=1+1',
  '+1',
  '-1+1',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  ';=1',
  'Mia; =1',
  'a,=1',
  'a|=1',
  'a\n=1',
  'a\t-1',
  '";=1',
  '＝1+1',
])('a name such as %j is no formula in an export, whatever the spreadsheet takes for a separator', async (name) => {
  const { accountId, token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
  await server.database.pool.query('update accounts set name = $2 where id = $1', [accountId, name])
  const csv = await (await server.call('POST /admin/accounts/export', { bearer, body: {} })).text()
  for (const separator of [/[,\r\n]/, /[;\r\n]/, /[\t\r\n]/, /[|\r\n]/])
    expect(cellsOf(csv, separator).filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([])
})

test('an ordinary text is exported unchanged', async () => {
  const { accountId, token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
  const name = 'Zoë O’Neill-Smith, mother of 2 (a+b)'
  await server.database.pool.query('update accounts set name = $2 where id = $1', [accountId, name])
  const csv = await (await server.call('POST /admin/accounts/export', { bearer, body: {} })).text()
  expect(csv).toContain(`"${name}"`)
})
