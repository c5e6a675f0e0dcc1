import type { Client, Connection, FieldDef } from 'pg'

export interface Description {
  parameterTypes: number[]
  columns: { name: string; type: number; isNullable: boolean }[]
}

interface Described {
  parameterTypes: number[]
  fields: FieldDef[]
}

/** What PostgreSQL makes of a statement that it parses and does not run. */
export function describer(client: Client) {
  return async function describe(text: string): Promise<Description> {
    const { parameterTypes, fields } = await parse(text)
    const { rows } = await client.query<{ isNullable: boolean }>(
      `select coalesce(not attnotnull and relkind in ('r', 'p'), false) as "isNullable"
         from unnest($1::oid[], $2::int[]) with ordinality as field (relation, number, place)
         left join pg_attribute on attrelid = relation and attnum = number
         left join pg_class on pg_class.oid = relation order by place`,
      [fields.map(({ tableID }) => tableID), fields.map(({ columnID }) => columnID)],
    )
    const columns = fields.map(({ name, dataTypeID }, index) => ({
      name,
      type: dataTypeID,
      isNullable: rows[index]?.isNullable ?? false,
    }))
    return { parameterTypes, columns }
  }

  function parse(text: string) {
    return new Promise<Described>((resolve, reject) => {
      const described: Described = { parameterTypes: [], fields: [] }
      const onParameters = ({ dataTypeIDs }: { dataTypeIDs: number[] }) => (described.parameterTypes = dataTypeIDs)
      client.query({
        submit(to: Connection) {
          to.once('parameterDescription', onParameters)
          to.parse({ name: '', text, types: [] }, true)
          to.describe({ type: 'S', name: '' }, true)
          to.sync()
        },
        handleRowDescription: ({ fields }: { fields: FieldDef[] }) => void (described.fields = fields),
        handleReadyForQuery: () => resolve(described),
        handleError(error: Error, from: Connection) {
          from.off('parameterDescription', onParameters)
          reject(error)
        },
      } as never)
    })
  }
}
