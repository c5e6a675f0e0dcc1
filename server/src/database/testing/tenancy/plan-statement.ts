import type { Client } from 'pg'

export interface PlanNode {
  'Node Type'?: string
  Alias?: string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}

/** A value of each type; a statement is planned with it, and not run. */
const samples: Record<string, string> = {
  uuid: '0197a3a0-7a51-7000-8000-000000000001',
  text: 'UTC',
  'character varying': 'UTC',
  integer: '1',
  smallint: '1',
  bigint: '1',
  numeric: '1',
  'double precision': '1',
  boolean: 'true',
  date: '2026-11-17',
  'timestamp with time zone': '2026-11-17T08:00:00Z',
  'timestamp without time zone': '2026-11-17T08:00:00Z',
  bytea: '\\x00',
  json: '{}',
  jsonb: '{}',
  interval: '1 day',
}

const sampleOf = (type: string) => (type.endsWith('[]') ? `{${samples[type.slice(0, -2)]}}` : samples[type])

/** How PostgreSQL would answer this. */
export async function planStatement(client: Client, text: string): Promise<PlanNode> {
  await client.query(`prepare planned as ${text}`)
  try {
    const { rows: types } = await client.query<{ type: string }>(
      `select type::text from pg_prepared_statements, unnest(parameter_types) with ordinality as given (type, place)
        where name = 'planned' order by place`,
    )
    const values = types.map(({ type }) => `'${sampleOf(type) ?? unknownType(type)}'`)
    const call = values.length === 0 ? 'planned' : `planned (${values.join(', ')})`
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`explain (format json) execute ${call}`)
    return rows[0]?.['QUERY PLAN'][0]?.Plan ?? {}
  } finally {
    await client.query('deallocate planned')
  }
}

function unknownType(type: string): never {
  throw new Error(`there is no sample value of the type ${type}`)
}
