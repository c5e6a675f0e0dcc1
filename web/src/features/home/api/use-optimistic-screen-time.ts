import type { Allowance } from '@pipit/contract/screen-time'
import { useQueryClient } from '@tanstack/react-query'
import { familyKeys } from '../../../api/query-keys.ts'
import { refreshFamily, updateFamilyHome, type FamilyHome } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

/** Shows a change at once, and rolls it back if the server refuses it. */
export function useOptimisticScreenTime<Change>(update: (home: FamilyHome, change: Change) => Partial<FamilyHome>) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return {
    async onMutate(change: Change) {
      // A response that is on its way does not contain this change.
      await queryClient.cancelQueries({ queryKey: familyKeys.home(accountId) })
      const before = queryClient.getQueryData<FamilyHome>(familyKeys.home(accountId))
      updateFamilyHome(queryClient, accountId, (home) => update(home, change))
      return () => before && updateFamilyHome(queryClient, accountId, (home) => restoreScreenTime(home, before))
    },
    onError: (_error: Error, _change: Change, rollBack?: () => void) => rollBack?.(),
    onSettled: () => refreshFamily(queryClient, accountId),
  }
}

export const updateAllowance = (
  { children }: FamilyHome,
  childId: string,
  update: (allowance: Allowance) => Allowance,
) => ({
  children: children.map((child) => (child.id === childId ? { ...child, allowance: update(child.allowance) } : child)),
})

/** Something else may have changed in the meantime, and stays. */
function restoreScreenTime({ children }: FamilyHome, before: FamilyHome): Partial<FamilyHome> {
  const allowances = new Map(before.children.map(({ id, allowance }) => [id, allowance]))
  return {
    pausedAt: before.pausedAt,
    children: children.map((child) => ({ ...child, allowance: allowances.get(child.id) ?? child.allowance })),
  }
}
