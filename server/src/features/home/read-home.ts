import type { Database } from '@pipit/database/connect'
import { orNotFound } from '../../api-error.ts'
import type { I18n } from '../../i18n/i18n.ts'
import { findAccount } from '../accounts/find-account.ts'
import { familyCards } from '../cards/family-cards.ts'
import { familyChildren } from '../children/family-children.ts'
import type { FamilyConsent } from '../consents/family-consent.ts'
import { latestMoments } from '../insights/latest-moments.ts'
import { listUrgentFlags } from '../flags/family-flags.ts'
import { familyDevices } from '../devices/family-devices.ts'
import { familyPlan } from '../plans/family-plan.ts'
import { readFamilyScreenTime } from '../screen-time/family-screen-time.ts'
import { familyWifiNetworks } from '../wifi-networks/family-wifi-networks.ts'
import { homeStore } from './home-store.ts'
import { firstConversationOn, toLatestDay } from './latest-day.ts'

/** More than the home page shows; the full lists are paged. */
const firstPage = { limit: 200 }

/** Sends all queries together. */
export function createHomeReader(database: Database, consent: Pick<FamilyConsent, 'readStateIn'>) {
  return async function readHome(accountId: string, i18n: I18n) {
    const [account, plan, consentState, todayRows, dayRows, moments, flags, screenTime, ...lists] =
      await database.together((db) =>
        Promise.all([
          findAccount(db, accountId),
          familyPlan(db, accountId),
          consent.readStateIn(db, accountId),
          homeStore(db).today(accountId),
          homeStore(db).latestDays(accountId),
          latestMoments(db, accountId),
          listUrgentFlags(db, accountId),
          readFamilyScreenTime(db, accountId),
          familyChildren(db).list(accountId, firstPage),
          familyDevices(db).list(accountId, firstPage),
          familyCards(db, i18n).list(accountId, firstPage),
          familyWifiNetworks(db).list(accountId, firstPage),
        ]),
      )
    const activityOf = new Map(todayRows.map(({ childId, ...activity }) => [childId, activity]))
    const latestDayOf = new Map(dayRows.map((row) => [row.childId, toLatestDay(row, moments.get(row.childId))]))
    return {
      account: orNotFound(account),
      plan,
      consent: consentState,
      // A child that was added or removed between two of the queries is shown the next time.
      children: lists[0].items.flatMap((child) => {
        const [activity, allowance] = [activityOf.get(child.id), screenTime.allowances.get(child.id)]
        const latestDay = latestDayOf.get(child.id) ?? null
        return activity && allowance ? [{ ...child, ...activity, allowance, latestDay }] : []
      }),
      firstConversationOn: firstConversationOn(dayRows),
      flags,
      pausedAt: screenTime.pausedAt,
      devices: lists[1].items,
      cards: lists[2].items,
      wifiNetworks: lists[3].items,
    }
  }
}
