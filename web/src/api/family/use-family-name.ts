import { familyWording } from './family-name.ts'
import { useFamilyHome } from './family-queries.ts'
import { useFamily } from './use-family.ts'

/** Words for the family whose pages are open: "your devices" or "Ada Miller’s devices". */
export function useFamilyName() {
  const { isOwn } = useFamily()
  const account = useFamilyHome({ enabled: !isOwn }).data?.account
  return { isOwn, ...familyWording(isOwn ? null : account && (account.name ?? account.email)) }
}
