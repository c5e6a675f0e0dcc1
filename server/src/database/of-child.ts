import { sql } from '@pipit/database/sql'

export interface ChildReference {
  accountId: string
  childId: string
}

/** Rows of a child, in a table that has both columns. With the account, because the rows of a family are in one partition. */
export const ofChild = ({ accountId, childId }: ChildReference) =>
  sql`account_id = ${accountId} and child_id = ${childId}`
