import type { Queries } from '@pipit/database/connect'
import { assignments, prepared, sql } from '@pipit/database/sql'
import type { createLabel } from '../labels/create-label.ts'

export interface CardRow {
  id: string
  name: string | null
  activity: string
  childId: string | null
  status: 'created' | 'registered' | 'deactivated'
  createdAt: Date
  registeredAt: Date | null
  updatedAt: Date
  version: number
}

interface Registration {
  accountId: string
  name: string | null
  childId: string | null
  activity?: string | undefined
}

interface Changes {
  name?: string | null | undefined
  childId?: string | null | undefined
  activity?: string | undefined
  version?: number | undefined
}

const columns = sql`id, name, activity, child_id as "childId", status, created_at as "createdAt",
  registered_at as "registeredAt", updated_at as "updatedAt", version`

const own = (accountId: string, cardId: string) => sql`id = ${cardId} and account_id = ${accountId}`

export function cardStore(db: Queries) {
  return {
    list: (accountId: string, { cursor = '', limit }: { cursor?: string | undefined; limit: number }) =>
      db.query(
        prepared(
          'family_cards',
          sql<CardRow>`
            select ${columns} from cards where account_id = ${accountId} and id > ${cursor}
             order by id limit ${limit + 1}`,
        ),
      ),

    async find(accountId: string, cardId: string) {
      const [found] = await db.query(sql<CardRow>`
        select ${columns} from cards where ${own(accountId, cardId)}`)
      return found
    },

    /** Finds cards of other families and unregistered ones, too. */
    async findOfAnyFamily(cardId: string) {
      const [found] = await db.query(sql<Pick<CardRow, 'status' | 'activity'>>`
        select status, activity from cards where id = ${cardId}`)
      return found
    },

    /** Undefined if the card is registered already, so only one of two simultaneous registrations succeeds. */
    async register(cardId: string, registration: Registration) {
      const [registered] = await db.query(sql<CardRow>`
        update cards set status = 'registered', registered_at = now(), updated_at = now(), version = version + 1
          ${assignments(registration, ['accountId', 'name', 'childId', 'activity'])}
         where id = ${cardId} and account_id is null returning ${columns}`)
      return registered
    },

    async change(accountId: string, cardId: string, changes: Changes) {
      const { version } = changes
      const [changed] = await db.query(sql<CardRow>`
        update cards set updated_at = now(), version = version + 1 ${assignments(changes, ['name', 'childId', 'activity'])}
         where ${own(accountId, cardId)} ${version === undefined ? sql`` : sql`and version = ${version}`}
        returning ${columns}`)
      return changed
    },

    /** A trigger clears the name and the child. */
    async deactivate(accountId: string, cardId: string): Promise<boolean> {
      return (await db.execute(sql`update cards set account_id = null where ${own(accountId, cardId)}`)) === 1
    },

    async addMany(batchId: string, activity: string, labels: ReturnType<typeof createLabel>[]) {
      const ids = labels.map(({ id }) => id)
      const hashes = labels.map(({ claimCodeHash }) => claimCodeHash)
      const codes = labels.map(({ encryptedClaimCode }) => encryptedClaimCode)
      await db.execute(sql`
        insert into cards (batch_id, activity, id, claim_code_hash, encrypted_claim_code)
        select ${batchId}, ${activity}, * from unnest(${ids}::text[], ${hashes}::bytea[], ${codes}::bytea[])`)
    },
  }
}
