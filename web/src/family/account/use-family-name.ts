import { t } from '@lingui/core/macro'
import { useFamilyHome } from './api/get-family-home.ts'
import { useFamily } from './use-family.ts'

/** Texts say "you" in one's own family, and name any other. */
export function useFamilyName() {
  const { isOwn } = useFamily()
  const account = useFamilyHome({ enabled: !isOwn }).data?.account
  return { isOwn, familyName: account?.name ?? account?.email ?? t`this family` }
}
