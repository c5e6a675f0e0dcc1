import type { Client } from 'pg'
import type ts from 'typescript'
import { typeComparison, voidType } from './compare-types.ts'
import { describer, type Description } from './describe-statement.ts'
import type { Statement, Variant } from './find-statements.ts'

/** What is wrong with a statement, each as one line that begins with its place. */
export function statementChecker(client: Client, checker: ts.TypeChecker) {
  const describe = describer(client)
  const { fitsColumn, fitsParameter, allowsNull } = typeComparison(checker)
  const typeNames = new Map<number, string>()

  return async function check(
    { place, row }: Pick<Statement, 'place' | 'row'>,
    variants: Variant[],
  ): Promise<string[]> {
    const problems = new Set<string>()
    for (const { text, parameters } of variants) {
      const described = await describe(text).catch((error: Error) => error)
      const found = described instanceof Error ? [described.message] : await compare(described, row, parameters)
      for (const each of found) problems.add(`${place} ${each}`)
    }
    return [...problems]
  }

  async function compare({ parameterTypes, columns }: Description, row: ts.Type | null, parameters: ts.Type[]) {
    return [...(await compareColumns(columns, row)), ...(await compareParameters(parameterTypes, parameters))]
  }

  async function compareColumns(columns: Description['columns'], row: ts.Type | null) {
    const returned = columns.filter(({ type }) => type !== voidType)
    const declared = new Map(
      (row?.getProperties() ?? []).map((property) => [property.name, checker.getTypeOfSymbol(property)]),
    )
    const problems = [...declared.keys()]
      .filter((name) => !returned.some((column) => column.name === name))
      .map((name) => `declares "${name}", which the statement does not return`)
    for (const { name, type, isNullable } of returned) {
      const typed = declared.get(name)
      if (!typed) problems.push(`returns "${name}", which is not declared`)
      else if (!fitsColumn(typed, type)) {
        problems.push(`"${name}" is ${await nameOf(type)}, but declared as ${checker.typeToString(typed)}`)
      } else if (isNullable && !allowsNull(typed)) {
        problems.push(`"${name}" can be null, but is declared as ${checker.typeToString(typed)}`)
      }
    }
    return problems
  }

  async function compareParameters(parameterTypes: number[], parameters: ts.Type[]) {
    const problems: string[] = []
    for (const [index, type] of parameterTypes.entries()) {
      const given = parameters[index]
      if (!given || fitsParameter(given, type)) continue
      problems.push(`parameter $${index + 1} is ${await nameOf(type)}, but is given ${checker.typeToString(given)}`)
    }
    return problems
  }

  async function nameOf(type: number) {
    const known = typeNames.get(type)
    if (known !== undefined) return known
    const { rows } = await client.query<{ name: string }>('select $1::oid::regtype::text as name', [type])
    const name = rows[0]?.name ?? String(type)
    typeNames.set(type, name)
    return name
  }
}
