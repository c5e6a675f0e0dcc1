import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export async function deletePasswordResetCodes(db: Queries, uid: string): Promise<void> {
  await db.execute(sql`delete from identity.action_codes where uid = ${uid} and kind = 'PASSWORD_RESET'`)
}

export async function deleteSecondFactor(db: Queries, uid: string): Promise<void> {
  await db.execute(sql`delete from identity.second_factors where uid = ${uid}`)
}
