import { assignments, sql, type Sql } from '@pipit/database/sql'

/** What queries.test.ts must find: one mistake each. */
export const mistakes = {
  unknownColumn: () => sql<{ nickname: string }>`select nickname from children`,

  wrongType: () => sql<{ version: string }>`select version from children`,

  nullableColumn: () => sql<{ birthDate: string }>`select birth_date as "birthDate" from children`,

  undeclaredColumn: () => sql<{ name: string }>`select name, bedtime from children`,

  missingColumn: () => sql<{ name: string; nickname: string }>`select name from children`,

  wrongParameter: (id: number) => sql`delete from children where id = ${id}`,

  wrongAssignment: (changes: { dailyMinutes?: string | null }) =>
    sql`update children set version = 1${assignments(changes, ['dailyMinutes'])}`,

  oneWrongOption: (order: 'name' | 'size') =>
    sql<{ name: string }>`select name from children order by ${orders[order]}`,

  wrongInFunction: (id: boolean) => sql<{ name: string }>`select name from children where ${isOf(id)}`,

  unknownPart: (part: Sql) => sql<{ name: string }>`select name from children where ${part}`,
}

const orders = { name: sql`name`, size: sql`shoe_size` }

const isOf = (id: boolean) => sql`id = ${id}`
