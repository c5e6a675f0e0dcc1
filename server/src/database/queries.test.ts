import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import ts from 'typescript'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { template } from '@pipit/test-kit/start-postgres'
import { statementChecker } from './testing/check-statement.ts'
import { findStatements, type Statement } from './testing/find-statements.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')
const sources = ['database/src', 'identity/src', 'server/src'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path.replaceAll('\\', '/')}`,
  ),
)
const product = sources.filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(path))
const isStore = (path: string) => /-(store|queries)\.ts$/.test(path)
const stores = product.filter(isStore)

const client = new Client({ ...inject('postgres'), database: template })
beforeAll(() => client.connect())
afterAll(() => client.end())

const mistakes = 'server/src/database/testing/mistakes.ts'
const { statements, checker } = findStatements(
  [...stores, mistakes].map((path) => `${root}/${path}`),
  root,
)
const check = statementChecker(client, checker)

test('every statement of the stores is understood by PostgreSQL and returns and takes what the code expects', async () => {
  const problems: string[] = []
  for (const statement of statements) {
    if (!statement.place.startsWith(mistakes)) problems.push(...(await problemsOf(statement)))
  }
  expect(problems).toEqual([])
})

test.each([
  ['unknownColumn', 'column "no_such_column" does not exist'],
  ['wrongType', '"version" is integer, but declared as string'],
  ['nullableColumn', '"birthDate" can be null, but is declared as string'],
  ['undeclaredColumn', 'returns "voice", which is not declared'],
  ['missingColumn', 'declares "no_such_column", which the statement does not return'],
  ['wrongParameter', 'parameter $1 is uuid, but is given number'],
  ['wrongAssignment', 'parameter $1 is integer, but is given string | null'],
  ['unknownField', 'column "shoe_size" does not exist'],
  ['undeclaredField', 'returns "voice", which is not declared'],
  ['unknownInserted', 'column "shoe_size" of relation "children" does not exist'],
  ['wrongInserted', 'parameter $2 is text, but is given number'],
  ['listAsDocument', 'parameter $1 is jsonb, but is given string[]'],
  ['unknownFields', 'cannot read from the code what ${fields} is'],
  ['oneWrongOption', 'column "shoe_size" does not exist'],
  ['wrongInFunction', 'parameter $1 is uuid, but is given boolean'],
  ['wrongInList', 'column "no_such_column" does not exist'],
  ['wrongInSecondPartOfList', 'syntax error at or near "and"'],
  ['wrongWithOneOrder', 'parameter $1 is text, but is given number'],
  ['beginsWithPart', 'must begin with its first word, such as select'],
  ['unknownPart', 'cannot read from the code what ${part} is'],
])('the mistake %s is reported with its place', async (name, problem) => {
  const statement = statements.find(({ place, within }) => place.startsWith(mistakes) && within === name)
  expect(statement && (await problemsOf(statement))).toEqual([`${statement?.place} ${problem}`])
})

/** Files that hold SQL and are no stores, and why. */
const otherSql: Record<string, string> = {
  'database/src/apply-migrations.ts': 'works before there are tables',
  'database/src/create-database.ts': 'works before there is a database',
  'database/src/sql.ts': 'is the template tag itself',
  'server/src/operations/backup/copy-tables.ts': 'copies every table that the database has',
  'server/src/database/embedded-postgres/start.ts': 'speaks to the PostgreSQL that it starts and stops',
  'database/src/lock-migrations.ts': 'takes the lock around migrations',
  'server/src/database/of-child.ts': 'makes a part for the stores about children',
  'server/src/operations/rotate-keys/reencrypt-rows.ts': 'does the same with each encrypted column',
  'server/src/database/merge-pages.ts': 'makes parts for the stores of long lists',
  'server/src/database/notifications.ts': 'tests the connection on which it listens',
  'server/src/database/search-terms.ts': 'makes parts for the stores of long lists',
}

test('SQL is in stores and in the listed files, which all have some', () => {
  const withSql = product.filter((path) => !isStore(path) && holdsSql(path))
  expect(withSql.toSorted()).toEqual(Object.keys(otherSql).toSorted())
})

test('a file of queries, which every feature may import, neither writes nor locks', () => {
  const queries = statements.filter(({ place }) => place.includes('-queries.ts:'))
  const writing = queries.filter(
    ({ variants }) =>
      variants instanceof Error ||
      variants.some(({ text }) => /\b(insert into|update|delete from|for share|pg_\w*lock\w*)\b/i.test(text)),
  )
  expect(queries).not.toEqual([])
  expect(writing.map(({ place }) => place)).toEqual([])
})

function holdsSql(path: string) {
  const source = ts.createSourceFile(path, readFileSync(`${root}/${path}`, 'utf8'), ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): boolean => isSql(node) || (ts.forEachChild(node, visit) ?? false)
  return visit(source)
}

const beginsLikeSql =
  /^\s*\(?(select|insert into|update \w+ set|delete from|with \w+ as|create (table|schema|database)|drop (table|database))\b/i

function isSql(node: ts.Node) {
  if (ts.isTaggedTemplateExpression(node)) return ts.isIdentifier(node.tag) && node.tag.text === 'sql'
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return beginsLikeSql.test(node.text)
  return ts.isTemplateExpression(node) && beginsLikeSql.test(node.head.text)
}

function problemsOf(statement: Statement) {
  if (statement.variants instanceof Error) return [`${statement.place} ${statement.variants.message}`]
  return check(statement, statement.variants)
}
