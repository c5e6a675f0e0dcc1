import { advisoryLocks } from '@pipit/database/advisory-locks'
import type { PlanForAdmin } from '@pipit/contract/plans/plan-admin'
import type { Plan } from '@pipit/contract/plans/plans'
import type { Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'
import type { ConfiguredPlan } from './read-plans.ts'

export interface RetiredPlan {
  id: string
  name: string
  accounts: number
}

const columns = sql`plans.id, plans.name, plans.description, devices, children, minutes_per_day as "minutesPerDay",
  weekly_reports as "weeklyReports"`

export function planStore(db: Queries) {
  return {
    list: () => db.query(sql<Plan>`select ${columns} from plans where not retired order by position`),

    listForAdmin: () =>
      db.query(sql<PlanForAdmin>`
        select ${columns}, retired from plans
         where not retired or exists (select from accounts where subscription = plans.id) order by retired, position`),

    async findOfFamily(accountId: string) {
      const [found] = await db.query(
        prepared(
          'plan_of_family',
          sql<Plan>`
            select ${columns} from accounts join plans on plans.id = accounts.subscription
             where accounts.id = ${accountId}`,
        ),
      )
      return found
    },

    async canBeChosen(id: string): Promise<boolean> {
      return (await db.query(sql<{ id: string }>`select id from plans where id = ${id} and not retired`)).length === 1
    },

    /** Rows are locked in the order of their ids, so that two such changes do not wait for each other. */
    changeOfAccounts: (accountIds: string[], subscription: string) =>
      db.query(sql<{ id: string; exceeds: boolean }>`
        with locked as (
          select id from accounts where id = any(${accountIds}::uuid[]) order by id for no key update
        )
        update accounts set subscription = ${subscription}, updated_at = now(), version = version + 1
          from locked where accounts.id = locked.id
        returning accounts.id, (
          select coalesce((select count(*) from children where account_id = locked.id) > plans.children, false)
              or coalesce((select count(*) from devices where account_id = locked.id) > plans.devices, false)
            from plans where plans.id = ${subscription}) as exceeds`),

    /** Machines that start together wait for each other. */
    lock: () => db.query(sql<{ locked: string }>`select pg_advisory_xact_lock(${advisoryLocks.plans})::text as locked`),

    /** Call this before another plan is marked, because only one may be. */
    unmarkOtherDefaults: (id: string) =>
      db.execute(sql`update plans set is_default = false where is_default and id <> ${id}`),

    /** Rows that do not change are not written, so that no running conversation is notified of them. */
    save: (
      { id, name, description, devices, children, minutesPerDay, weeklyReports, isDefault }: ConfiguredPlan,
      position: number,
    ) =>
      db.execute(sql`
        insert into plans (id, name, description, devices, children, minutes_per_day, weekly_reports, position, is_default, retired)
        values (${id}, ${name}, ${description}, ${devices}, ${children}, ${minutesPerDay}, ${weeklyReports}, ${position}, ${isDefault}, false)
        on conflict (id) do update set name = excluded.name, description = excluded.description,
          devices = excluded.devices, children = excluded.children, minutes_per_day = excluded.minutes_per_day,
          weekly_reports = excluded.weekly_reports, position = excluded.position, is_default = excluded.is_default,
          retired = false
        where plans.* is distinct from excluded.*`),

    retireOthers: (ids: string[]) =>
      db.execute(sql`update plans set retired = true where not retired and not id = any(${ids})`),

    listRetiredInUse: () =>
      db.query(sql<RetiredPlan>`
        select plans.id, plans.name, count(*)::int as accounts from plans join accounts on subscription = plans.id
         where retired group by plans.id order by plans.id`),
  }
}
