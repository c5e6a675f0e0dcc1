const brand = Symbol('sql')

/** A statement, or a part of one. `Row` is what it returns; queries.test.ts compares it with the migrated schema. */
export interface Sql<Row = unknown> {
  readonly [brand]: Row | null
  /** The text around the values, one more than there are values. */
  readonly chunks: readonly string[]
  readonly values: readonly unknown[]
  /** Each connection prepares it once under this name. Without one, it is parsed and planned at each call. */
  readonly name: string | null
}

/**
 *     const rows = await db.query(sql<{ id: string; name: string | null }>`select id, name from cards where id = ${id}`)
 *
 * What is interpolated becomes a parameter, unless it is a part that this tag made. So no value can become SQL.
 */
export function sql<Row = never>(strings: TemplateStringsArray, ...interpolated: unknown[]): Sql<Row> {
  if (!interpolated.some(isSql)) return create(strings, interpolated)
  const chunks = [strings[0] ?? '']
  const values: unknown[] = []
  interpolated.forEach((each, index) => {
    const after = strings[index + 1] ?? ''
    if (isSql(each)) {
      append(each.chunks[0])
      chunks.push(...each.chunks.slice(1))
      values.push(...each.values)
      append(after)
    } else {
      values.push(each)
      chunks.push(after)
    }
  })
  return create(chunks, values)

  function append(text = '') {
    chunks[chunks.length - 1] += text
  }
}

/** Saves the parsing of statements that run often and always have the same text. */
export function prepared<Row>(name: string, statement: Sql<Row>): Sql<Row> {
  return { ...statement, name }
}

/**
 * The fields of a schema, each of which is the name of a column in camel case. The four functions below write such names
 * into the text, so they take only lists that stand in the code; queries.test.ts reports all others.
 */
export function fieldsOf<Field extends string>({ shape }: { shape: Record<Field, unknown> }) {
  return Object.keys(shape) as Field[]
}

/** `name as "name", child_id as "childId"`: what a statement returns. */
export function columns(fields: readonly string[]): Sql<never> {
  return create([fields.map((field) => `${toColumn(field)} as "${field}"`).join(', ')], [])
}

/** `name, child_id`: what an insert writes. */
export function columnNames(fields: readonly string[]): Sql<never> {
  return create([fields.map(toColumn).join(', ')], [])
}

/** `$1, $2`: the values that an insert writes, in the order of its columns. */
export function valuesOf<Field extends string>(
  values: { [Each in Field]: unknown },
  fields: readonly Field[],
): Sql<never> {
  return create(
    fields.map((_, index) => (index === 0 ? '' : ', ')).concat(''),
    fields.map((field) => values[field]),
  )
}

/**
 * `, name = $1, child_id = $2` for those of the `fields` that are given; what is undefined stays as it is. It
 * stands after `set updated_at = now()`.
 */
export function assignments<Field extends string>(
  values: { [Each in Field]?: unknown },
  fields: readonly Field[],
): Sql<never> {
  const given = fields.filter((field) => values[field] !== undefined)
  return create(
    [...given.map((field) => `, ${toColumn(field)} = `), ''],
    given.map((field) => values[field]),
  )
}

/** Joins parts whose number is not known before. */
export function join(parts: readonly Sql[], separator: ' and ' | ' union all '): Sql<never> {
  const between = create<never>([separator], [])
  return parts.reduce<Sql<never>>(
    (joined, part, index) => (index === 0 ? sql`${part}` : sql`${joined}${between}${part}`),
    sql``,
  )
}

export function toColumn(field: string) {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** What the database driver takes. Without `prepare`, the name is left out. */
export function toQuery({ chunks, values, name }: Sql, prepare = true) {
  return { text: textOf(chunks), values: values as unknown[], ...(name === null || !prepare ? {} : { name }) }
}

/** Statements without parts have the same chunks at each call, so their text is known after the first. */
const texts = new WeakMap<readonly string[], string>()

function textOf(chunks: readonly string[]): string {
  const known = texts.get(chunks)
  if (known !== undefined) return known
  const text = chunks.reduce((sofar, chunk, index) => `${sofar}$${index}${chunk}`)
  if (Object.isFrozen(chunks)) texts.set(chunks, text)
  return text
}

function create<Row>(chunks: readonly string[], values: readonly unknown[]): Sql<Row> {
  return { [brand]: null, chunks, values, name: null }
}

function isSql(value: unknown): value is Sql {
  return typeof value === 'object' && value !== null && brand in value
}
