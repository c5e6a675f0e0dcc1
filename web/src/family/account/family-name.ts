import { t } from '@lingui/core/macro'

/** "Your family" or "Ada Miller’s family"; `name` is null for one's own. */
export function familyTitle(name: string | null): string {
  return name === null ? t`Your family` : t`${name}’s family`
}
