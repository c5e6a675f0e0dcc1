import type { ReachedLimit } from '@pipit/contract/plans/plan-limits'
import type { I18n } from './i18n.ts'

/**
 * Names the limit, what the plan allows and what to do: the message of `plan-limit-reached`. It does not say "your", because
 * superadmins read it on the pages of other families.
 */
export function describePlanLimit(i18n: I18n, reached: ReachedLimit): string {
  const { plan } = reached
  switch (reached.limit) {
    case 'children':
      return i18n.t(
        'The plan {plan} allows {allowed, plural, one {# child} other {# children}}, and {used, plural, one {there is # already} other {there are # already}}. Remove a profile that nobody uses, or ask us for a larger plan.',
        { plan, allowed: reached.allowed, used: reached.used },
      )
    case 'devices':
      return i18n.t(
        'The plan {plan} allows {allowed, plural, one {# device} other {# devices}}, and {used, plural, one {there is # already} other {there are # already}}. Deactivate one that nobody uses, or ask us for a larger plan.',
        { plan, allowed: reached.allowed, used: reached.used },
      )
    case 'minutesPerDay':
      return i18n.t(
        'The plan {plan} allows each child {minutes, plural, one {# minute} other {# minutes}} a day. Tomorrow there are new ones, or ask us for a larger plan.',
        { plan, minutes: reached.allowed },
      )
    case 'weeklyReports':
      return i18n.t('The plan {plan} does not include weekly reports. Ask us for a plan that does.', { plan })
  }
}
