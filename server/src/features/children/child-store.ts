import { randomUUIDv7 } from 'node:crypto'
import { child, childProfile } from '@pipit/contract/children/children'
import type { Queries } from '@pipit/database/connect'
import { assignments, columnNames, columns, fieldsOf, prepared, sql, valuesOf } from '@pipit/database/sql'
import type { z } from 'zod'
import { recordAdded, type FamilyChange } from '../../access/record-family-change-store.ts'
import type { IdempotencyKey } from '../../http/idempotency-key.ts'

type Profile = z.output<typeof childProfile>
type ChildRow = Omit<z.output<typeof child>, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date }

type NewChild = Profile & { idempotencyKey: IdempotencyKey | null }

interface Conditions {
  /** The oldest text that the family must have agreed to. */
  consentVersion: number
  familyChange: FamilyChange | null
}

type ChildChanges = { [Field in keyof Profile]?: Profile[Field] | undefined } & { version?: number | undefined }

const childColumns = columns(fieldsOf(child))
const profileFields = fieldsOf(childProfile)

const own = (accountId: string, childId: string) => sql`account_id = ${accountId} and id = ${childId}`

/** Sorts before every id. */
const firstCursor = '00000000-0000-0000-0000-000000000000'

export function childStore(db: Queries) {
  return {
    list: (accountId: string, { cursor = firstCursor, limit }: { cursor?: string | undefined; limit: number }) =>
      db.query(
        prepared(
          'family_children',
          sql<ChildRow>`
            select ${childColumns} from children where account_id = ${accountId} and id > ${cursor}
             order by id limit ${limit + 1}`,
        ),
      ),

    /** Undefined if the family has not agreed, or if the idempotency key was used for something else. */
    async add(accountId: string, newChild: NewChild, { consentVersion, familyChange }: Conditions) {
      const { idempotencyKey } = newChild
      const [added] = await db.query(
        prepared(
          'add_child',
          sql<ChildRow>`
            with added as (
              insert into children (id, account_id, ${columnNames(profileFields)}, idempotency_key, request_hash)
              select ${randomUUIDv7()}, ${accountId}, ${valuesOf(newChild, profileFields)},
                     ${idempotencyKey?.key}, ${idempotencyKey?.requestHash}
               where exists (
                 select from consents where account_id = ${accountId} and withdrawn_at is null and version >= ${consentVersion}
               )
              on conflict do nothing returning ${childColumns}
            ), ${recordAdded(familyChange, 'child')}
            select * from added`,
        ),
      )
      return added ?? findByIdempotencyKey(accountId, idempotencyKey)
    },

    async find(accountId: string, childId: string): Promise<ChildRow | undefined> {
      const [found] = await db.query(
        sql<ChildRow>`select ${childColumns} from children where ${own(accountId, childId)}`,
      )
      return found
    },

    /** The voices that the children of all families have. */
    async listVoices(): Promise<string[]> {
      const rows = await db.query(sql<{ voice: string }>`select distinct voice from children order by voice`)
      return rows.map(({ voice }) => voice)
    },

    async change(accountId: string, childId: string, changes: ChildChanges) {
      const { version } = changes
      const [changed] = await db.query(sql<ChildRow>`
        update children set updated_at = now(), version = version + 1 ${assignments(changes, profileFields)}
         where ${own(accountId, childId)} ${version === undefined ? sql`` : sql`and version = ${version}`}
        returning ${childColumns}`)
      return changed
    },
  }

  async function findByIdempotencyKey(accountId: string, idempotencyKey: IdempotencyKey | null) {
    if (!idempotencyKey) return undefined
    const [found] = await db.query(sql<ChildRow>`
      select ${childColumns} from children
       where account_id = ${accountId} and idempotency_key = ${idempotencyKey.key} and request_hash = ${idempotencyKey.requestHash}`)
    return found
  }
}
