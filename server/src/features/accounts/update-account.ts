import type { updateAccount as endpoint } from '@pipit/contract/accounts/accounts'
import type { Queries } from '@pipit/database/connect'
import type { z } from 'zod'
import { orConflict } from '../../http/version-conflict.ts'
import { ApiError } from '../../api-error.ts'
import { accountStore, invalidTimeZone } from './account-store.ts'

type Changes = z.output<typeof endpoint.body>

export async function updateAccount(database: Queries, accountId: string, changes: Changes) {
  await checkProfile(database, changes)
  const store = accountStore(database)
  const skippedSteps = changes.skippedSteps && [...new Set(changes.skippedSteps)]
  return orConflict(await store.change(accountId, { ...changes, skippedSteps }), () => store.find(accountId))
}

/** The schema of the contract checks only the format of languages and time zones. */
async function checkProfile(database: Queries, { language, timeZone }: Changes) {
  const details = [
    ...(language === undefined || isLanguage(language) ? [] : [unknownLanguage]),
    ...(timeZone === undefined || (await isTimeZone(database, timeZone)) ? [] : [unknownTimeZone]),
  ]
  if (details.length > 0) throw new ApiError('invalid-request', details)
}

const unknownLanguage = {
  field: 'body.language',
  message: /*i18n*/ 'This language is unknown. Use a code such as "en" or "pt-BR".',
}
const unknownTimeZone = {
  field: 'body.timeZone',
  message: /*i18n*/ 'This time zone is unknown. Use a name such as "Europe/Berlin".',
}

/** A well-formed tag without an English name is no language. */
function isLanguage(language: string) {
  return succeeds(() => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language))
}

/** An offset such as "+02:00" has no daylight saving time. Both Node and PostgreSQL must know the time zone. */
async function isTimeZone(db: Queries, timeZone: string) {
  if (!/^[A-Za-z]/.test(timeZone) || !succeeds(() => new Intl.DateTimeFormat('en', { timeZone }).format())) return false
  return accountStore(db)
    .checkTimeZone(timeZone)
    .then(
      () => true,
      (error: { code?: string }) => {
        if (error.code === invalidTimeZone) return false
        throw error
      },
    )
}

function succeeds(call: () => string | undefined) {
  try {
    return call() !== undefined
  } catch {
    return false
  }
}
