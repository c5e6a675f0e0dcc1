import type { updateAccount as endpoint } from '@pipit/contract/accounts/accounts'
import type { z } from 'zod'
import type { Queries } from '../../database/connect.ts'
import { orConflict } from '../../http/version-conflict.ts'
import { ApiError } from '../../http/api-error.ts'
import { accountStore, invalidTimeZone } from './account-store.ts'

type Changes = z.output<typeof endpoint.body>

export async function updateAccount(database: Queries, accountId: string, changes: Changes) {
  await checkProfile(database, changes)
  const store = accountStore(database)
  const skippedSteps = changes.skippedSteps && [...new Set(changes.skippedSteps)]
  return orConflict(await store.change(accountId, { ...changes, skippedSteps }), () => store.find(accountId))
}

/** What the contract's schema cannot know: which languages and time zones there are. */
async function checkProfile(database: Queries, { language, timeZone }: Changes) {
  const details = [
    ...(language === undefined || isLanguage(language) ? [] : [unknownLanguage]),
    ...(timeZone === undefined || (await isTimeZone(database, timeZone)) ? [] : [unknownTimeZone]),
  ]
  if (details.length > 0) throw new ApiError('invalid-request', details)
}

const unknownLanguage = { field: 'body.language', message: 'We do not know this language.' }
const unknownTimeZone = {
  field: 'body.timeZone',
  message: 'We do not know this time zone. Write it like "Europe/Berlin".',
}

/** A tag without a name in English is well-formed, but nobody speaks it. */
function isLanguage(language: string) {
  return succeeds(() => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language))
}

/** By name only: a bare offset knows no summer time. Days are counted here and in the database, so both must know it. */
async function isTimeZone(db: Queries, timeZone: string) {
  if (!/^[A-Za-z]/.test(timeZone) || !succeeds(() => new Intl.DateTimeFormat('en', { timeZone }).format())) return false
  return accountStore(db)
    .useTimeZone(timeZone)
    .then(
      () => true,
      (error: { code?: string }) => {
        if (error.code === invalidTimeZone) return false
        throw error
      },
    )
}

function succeeds(ask: () => string | undefined) {
  try {
    return ask() !== undefined
  } catch {
    return false
  }
}
