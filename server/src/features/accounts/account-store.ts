import { and, eq, sql as expression } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { accounts } from '../../database/schema/accounts.ts'

export type AccountRow = typeof accounts.$inferSelect
type Profile = Pick<
  AccountRow,
  'name' | 'photo' | 'phone' | 'language' | 'timeZone' | 'skippedSteps' | 'weeklyMail' | 'flagMail'
>
type AdminChanges = Partial<Pick<AccountRow, 'role' | 'scopes' | 'emailVerified' | 'disabled'>>
type Changes = { [Field in keyof Profile]?: Profile[Field] | undefined } & { version?: number | undefined }

export function accountStore({ sql }: Database) {
  return {
    async find(accountId: string): Promise<AccountRow | undefined> {
      const [found] = await sql.select().from(accounts).where(eq(accounts.id, accountId))
      return found
    },
    async change(accountId: string, { version, ...changes }: Changes): Promise<AccountRow | undefined> {
      const [changed] = await sql
        .update(accounts)
        .set({ ...changes, updatedAt: expression`now()`, version: expression`${accounts.version} + 1` })
        .where(and(eq(accounts.id, accountId), version === undefined ? undefined : eq(accounts.version, version)))
        .returning()
      return changed
    },
    async updateByAdmin(accountId: string, decision: AdminChanges): Promise<AccountRow | undefined> {
      const next = { updatedAt: expression`now()`, version: expression`${accounts.version} + 1` }
      const [changed] = await sql
        .update(accounts)
        .set({ ...decision, ...next })
        .where(eq(accounts.id, accountId))
        .returning()
      return changed
    },
    async disable(accountId: string): Promise<boolean> {
      const { rowCount } = await sql.update(accounts).set({ disabled: true }).where(eq(accounts.id, accountId))
      return rowCount === 1
    },
    async enable(accountId: string) {
      await sql.update(accounts).set({ disabled: false }).where(eq(accounts.id, accountId))
    },
    async remove(accountId: string) {
      await sql.delete(accounts).where(eq(accounts.id, accountId))
    },
  }
}
