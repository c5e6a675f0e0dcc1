import { assignments, join, sql, type Sql } from '@pipit/database/sql'

/** What queries.test.ts must find: one mistake each. */
export const mistakes = {
  unknownColumn: () => sql<{ no_such_column: string }>`select no_such_column from children`,

  wrongType: () => sql<{ version: string }>`select version from children`,

  nullableColumn: () => sql<{ birthDate: string }>`select birth_date as "birthDate" from children`,

  undeclaredColumn: () => sql<{ name: string }>`select name, voice from children`,

  missingColumn: () => sql<{ name: string; no_such_column: string }>`select name from children`,

  wrongParameter: (id: number) => sql`delete from children where id = ${id}`,

  wrongAssignment: (changes: { textRetentionDays?: string | null }) =>
    sql`update children set version = 1${assignments(changes, ['textRetentionDays'])}`,

  oneWrongOption: (order: 'name' | 'size') =>
    sql<{ name: string }>`select name from children order by ${orders[order]}`,

  wrongInFunction: (id: boolean) => sql<{ name: string }>`select name from children where ${isOf(id)}`,

  wrongInList: (names: string[]) =>
    sql<{ name: string }>`select name from (${join(
      names.map((name) => sql`(select name from children where no_such_column = ${name})`),
      ' union all ',
    )}) named`,

  wrongInSecondPartOfList: (names: string[]) =>
    sql<{ name: string }>`select name from (${join(
      names.map((name) => sql`(select name from children where name = ${name} limit 1)`),
      ' and ',
    )}) named`,

  wrongWithOneOrder: (order: 'name' | 'version', after: number) =>
    sql<{ name: string }>`select name from children where ${columns[order]} > ${after}${casts[order]}`,

  beginsWithPart: () => sql<{ name: string }>`${selectName} from children`,

  unknownPart: (part: Sql) => sql<{ name: string }>`select name from children where ${part}`,
}

const orders = { name: sql`name`, size: sql`shoe_size` }

/** Their uses agree: of a text, the number is not compared with a version. */
const columns = { name: sql`name`, version: sql`version` }
const casts = { name: sql`::text`, version: sql`::integer` }

const selectName = sql`name`

const isOf = (id: boolean) => sql`id = ${id}`
