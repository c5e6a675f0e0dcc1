import { readMigrations, type Migration } from '@pipit/database/read-migrations'
import { identityMigrations } from '@pipit/identity/database/migrations'
import { describe, expect, test } from 'vitest'
import { serverMigrations } from './migrate.ts'

/** What docs/database.md, "Changing the schema without downtime", asks of every migration after the first. */
function mistakesOf(migrations: Migration[]): string[] {
  return migrations.slice(1).flatMap(({ name, files, inTransaction, oldestKnown }) => {
    const text = files.join('\n').toLowerCase()
    const indexed = [...text.matchAll(/create (?:unique )?index (?!concurrently)[^(]*?\bon (?:only )?([\w.]+)/g)]
    const created = new Set(
      [...text.matchAll(/create (?:unlogged )?table (?:if not exists )?([\w.]+)/g)].map(([, table]) => table),
    )
    const isEarlier = oldestKnown !== null && oldestKnown < name && migrations.some((each) => each.name === oldestKnown)
    return [
      ...(isEarlier ? [] : [`${name} does not say which earlier migration an older server must know`]),
      ...indexed
        .filter(([, table]) => !created.has(table))
        .map(([, table]) => `${name} builds an index on ${table} while nobody can write to it`),
      ...(inTransaction || files.length === 1 ? [] : [`${name} has no transaction, so it must be one file`]),
    ]
  })
}

test.each([serverMigrations, identityMigrations])(
  'the migrations of $schema change it without downtime',
  ({ folder }) => {
    expect(mistakesOf(readMigrations(folder))).toEqual([])
  },
)

describe('a migration that would cause downtime is reported', () => {
  const initial = {
    name: '0001_initial',
    files: ['create table cards (id uuid);'],
    inTransaction: true,
    oldestKnown: null,
  }
  const next = { ...initial, name: '0002_next', oldestKnown: '0001_initial' }
  const mistakes = (...files: string[]) => mistakesOf([initial, { ...next, files }])

  test('one that does not say which servers can run beside it', () => {
    const message = '0002_next does not say which earlier migration an older server must know'
    expect(mistakesOf([initial, { ...next, oldestKnown: null }])).toEqual([message])
    expect(mistakesOf([initial, { ...next, oldestKnown: '0002_next' }])).toEqual([message])
  })

  test('one that builds an index on an existing table, unless it does so concurrently', () => {
    expect(mistakes('CREATE UNIQUE INDEX cards_by_name\n  ON cards (name);')).toEqual([
      '0002_next builds an index on cards while nobody can write to it',
    ])
    expect(mistakes('create index concurrently cards_by_name on cards (name);')).toEqual([])
    expect(mistakes('create table packs (id uuid);', 'create index on packs (id);')).toEqual([])
  })
})
