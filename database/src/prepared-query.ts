import { Query, type Connection, type QueryConfig } from 'pg'
import { getTypeParser } from './type-parsers.ts'

interface Column {
  name: string
  dataTypeID: number
}

type ReadRow = (values: (string | null)[]) => unknown

/** What the driver's types leave out. These are methods, so that a subclass may override them. */
interface DriverQuery extends Query {
  prepare(connection: Connection): void
  handleRowDescription(message: { fields: Column[] }): void
  handleDataRow(message: { fields: (string | null)[] }): void
}
const DriverQuery = Query as unknown as new (config: QueryConfig) => DriverQuery

/** What is known of a connection. */
interface Known {
  /** By the name of the statement. */
  readers: Map<string, ReadRow>
  /** The connection, except that it asks for no description. */
  withoutDescribe: Connection
}

const knownOf = new WeakMap<Connection, Known>()

/**
 * A prepared statement whose columns are described once on each connection. The driver asks for them at every call,
 * which takes a tenth of the time of a short query. PostgreSQL refuses a prepared statement whose columns have changed.
 */
export class PreparedQuery extends DriverQuery {
  readonly answered: unknown[] = []
  /** A value that could not be read. */
  failure: unknown = null
  readonly #name: string
  #known: Known | undefined
  #readRow: ReadRow | undefined

  constructor(name: string, config: QueryConfig) {
    super(config)
    this.#name = name
  }

  override prepare(connection: Connection) {
    this.#known = rememberConnection(connection)
    this.#readRow = this.#known.readers.get(this.#name)
    super.prepare(this.#readRow ? this.#known.withoutDescribe : connection)
  }

  override handleRowDescription({ fields }: { fields: Column[] }) {
    this.#readRow = createRowReader(fields)
    this.#known?.readers.set(this.#name, this.#readRow)
  }

  override handleDataRow({ fields }: { fields: (string | null)[] }) {
    try {
      this.answered.push(this.#readRow?.(fields))
    } catch (error) {
      this.failure = error
    }
  }
}

function rememberConnection(connection: Connection): Known {
  const known = knownOf.get(connection) ?? {
    readers: new Map<string, ReadRow>(),
    withoutDescribe: Object.create(connection, { describe: { value: () => undefined } }) as Connection,
  }
  knownOf.set(connection, known)
  return known
}

function createRowReader(columns: Column[]): ReadRow {
  const parsers = columns.map(({ name, dataTypeID }) => ({ name, parse: getTypeParser(dataTypeID, 'text') }))
  const empty = Object.fromEntries(columns.map(({ name }) => [name, null]))
  return (values) => {
    const row: Record<string, unknown> = { ...empty }
    parsers.forEach(({ name, parse }, index) => {
      const value = values[index]
      if (typeof value === 'string') row[name] = parse(value)
    })
    return row
  }
}
