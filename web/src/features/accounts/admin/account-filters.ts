import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { AccountRole } from '@pipit/contract/api/access'
import type { PlanForAdmin } from '@pipit/contract/plans/plan-admin'
import { startOfDay } from '../../../ui/data-table/start-of-day.ts'
import type { FilterValues, TableFilter } from '../../../ui/data-table/filters.ts'

const roleNames: Record<AccountRole, MessageDescriptor> = { parent: msg`Parent`, superadmin: msg`Superadmin` }

export const roleName = (role: AccountRole) => i18n._(roleNames[role])

/** Plans are a filter where there are several. */
export const accountFilters = (plans: readonly PlanForAdmin[]): TableFilter[] => [
  { key: 'search', label: t`Search by email address, name or id`, kind: 'search' },
  {
    key: 'sort',
    label: t`Sort`,
    emptyLabel: t`Newest first`,
    options: [
      { id: 'oldest', name: t`Oldest first` },
      { id: 'email', name: t`By address` },
    ],
    isWide: true,
  },
  { key: 'role', label: t`Role`, options: Object.entries(roleNames).map(([id, name]) => ({ id, name: i18n._(name) })) },
  {
    key: 'verified',
    label: t`Address`,
    options: [
      { id: 'yes', name: t`Verified` },
      { id: 'no', name: t`Not verified` },
    ],
  },
  {
    key: 'disabled',
    label: t`State`,
    options: [
      { id: 'no', name: t({ message: 'Switched on', context: 'account' }) },
      { id: 'yes', name: t({ message: 'Switched off', context: 'account' }) },
    ],
  },
  ...(plans.length > 1 ? [{ key: 'plan', label: t`Plan`, options: plans.map(nameRetired) }] : []),
  { key: 'from', label: t`Created from`, kind: 'day' },
  { key: 'to', label: t`Created until`, kind: 'day' },
]

const nameRetired = ({ id, name, retired }: PlanForAdmin) => ({
  id,
  name: retired ? t`${name} (no longer offered)` : name,
})

/** Converts the filters from the URL to the request. */
export function toFilters({ search, role, verified, disabled, plan, from, to, sort }: FilterValues) {
  return {
    search,
    role: role as AccountRole | undefined,
    emailVerified: parseYesNo(verified),
    disabled: parseYesNo(disabled),
    subscription: plan,
    createdFrom: startOfDay(from),
    createdTo: startOfDay(to, 1),
    sort: sort as 'oldest' | 'email' | undefined,
  }
}

function parseYesNo(value: string | undefined) {
  return value === undefined ? undefined : value === 'yes'
}
