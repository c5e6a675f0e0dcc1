import { assignments, columnNames, columns, fieldsOf, join, sql, valuesOf, type Sql } from '@pipit/database/sql'

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

  unknownField: () => sql<{ name: string; shoeSize: string }>`select ${columns(fieldsOf(person))} from children`,

  undeclaredField: () => sql<{ name: string }>`select ${columns(['name', ...voices])} from children`,

  unknownInserted: (child: { shoeSize: string }) =>
    sql`insert into children (${columnNames(['shoeSize'])}) values (${valuesOf(child, ['shoeSize'])})`,

  wrongInserted: (child: { name: string; voice: number }) =>
    sql`insert into children (${columnNames(nameAndVoice)}) values (${valuesOf(child, nameAndVoice)})`,

  listAsDocument: (screenTime: string[]) => sql`update children set screen_time = ${screenTime}`,

  unknownFields: (fields: string[]) => sql<{ name: string }>`select ${columns(fields)} from children`,

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
    sql<{ name: string }>`select name from children where ${sorted[order]} > ${after}${casts[order]}`,

  beginsWithPart: () => sql<{ name: string }>`${selectName} from children`,

  unknownPart: (part: Sql) => sql<{ name: string }>`select name from children where ${part}`,
}

const orders = { name: sql`name`, size: sql`shoe_size` }

/** Both follow the same order, so a name that is a text is never compared with a version. */
const sorted = { name: sql`name`, version: sql`version` }
const casts = { name: sql`::text`, version: sql`::integer` }

const person = { shape: { name: null, shoeSize: null } }
const voices = ['voice'] as const
const nameAndVoice = ['name', 'voice'] as const

const selectName = sql`name`

const isOf = (id: boolean) => sql`id = ${id}`
