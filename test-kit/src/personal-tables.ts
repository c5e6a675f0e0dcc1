import type { Pool } from 'pg'

interface Family {
  accountId: string
  email: string
}

type Row = Record<string, unknown>

interface Column {
  table: string
  column: string
}

/** What a column of this name refers to, and how a family's rows are found by it. */
const owners = {
  account_id: '= $1::uuid',
  child_id: 'in (select id from children where account_id = $1::uuid)',
  conversation_id: 'in (select id from conversations where account_id = $1::uuid)',
  device_id: 'in (select id from devices where account_id = $1::uuid)',
  card_id: 'in (select id from cards where account_id = $1::uuid)',
}

const ownerColumns = Object.keys(owners) as (keyof typeof owners)[]

/**
 * The tables that hold something of a family, read from the schema: those with a column that names an account, a child,
 * a conversation, a device or a card. A new table is found without being listed anywhere.
 */
export async function personalTables(pool: Pool) {
  const { rows: columns } = await pool.query<Column>(
    `select table_name as "table", column_name as "column"
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const byTable = Object.entries(Object.groupBy(columns, ({ table }) => table))
  return byTable.flatMap(([table, ofTable = []]) => {
    const owner = ownerColumns.find((name) => ofTable.some(({ column }) => column === name))
    const condition = table === 'accounts' ? 'id = $1::uuid' : owner && `${owner} ${owners[owner]}`
    if (condition === undefined) return []
    const rowsOf = async ({ accountId }: Pick<Family, 'accountId'>) =>
      (
        await pool.query<{ row: Row }>(`select to_jsonb(t) as row from public.${table} t where ${condition}`, [
          accountId,
        ])
      ).rows.map(({ row }) => row)
    return [{ table, rowsOf }]
  })
}
