import { t } from '@lingui/core/macro'
import { compareTexts } from '../../../i18n/formats.ts'
import type { FilterValues, TableFilter } from '../../../ui/data-table/filters.ts'
import { startOfDay } from '../../../ui/data-table/start-of-day.ts'
import { auditText, auditTexts } from '../../../family/texts/audit-texts.ts'

export const auditFilters = (): TableFilter[] => [
  { key: 'actor', label: t`Who (email address)`, kind: 'text', isWide: true },
  { key: 'account', label: t`Account (email address)`, kind: 'text', isWide: true },
  {
    key: 'action',
    label: t`Action`,
    isWide: true,
    options: Object.keys(auditTexts)
      .map((id) => ({ id, name: auditText(id) }))
      .sort((one, other) => compareTexts(one.name, other.name)),
  },
  { key: 'from', label: t`From`, kind: 'day' },
  { key: 'to', label: t`Until`, kind: 'day' },
]

/** Converts the filters from the URL to the request. Links name an account that was deleted by its id. */
export function toFilters({ actor, account, action, from, to }: FilterValues) {
  return {
    ...(isId(actor) ? { actorId: actor } : { actorEmail: actor }),
    ...(isId(account) ? { accountId: account } : { accountEmail: account }),
    action,
    from: startOfDay(from),
    to: startOfDay(to, 1),
  }
}

const isId = (text = '') => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
