import { firstSteps } from '@pipit/contract/accounts/accounts'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { refreshFamily, type FamilyHome } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import type { FirstStep } from '../first-step-states.ts'

interface Skip {
  step: FirstStep
  isSkipped: boolean
}

/** Skips a step, and brings it back. A failure is reported before the family is fetched again. */
export function useSkipStep(saved: FirstStep[], onError: (error: Error) => unknown) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  const mutationKey = familyKeys.firstSteps(accountId)
  return useMutation({
    mutationKey,
    // They run one after the other, because each sends the version that the previous one returned.
    scope: { id: mutationKey.join() },
    mutationFn: (skip: Skip) => {
      const account = queryClient.getQueryData<FamilyHome>(familyKeys.home(accountId))?.account
      const body = { skippedSteps: apply(skip, account?.skippedSteps ?? saved), version: account?.version }
      return call('PATCH /accounts/:accountId', { params: { accountId }, body })
    },
    onError,
    onSettled: () => refreshFamily(queryClient, accountId, { resource: 'account', id: accountId }),
  })
}

/** A change shows at once, before the server has confirmed it. */
export function useSkippedSteps(saved: FirstStep[]): FirstStep[] {
  const { accountId } = useFamily()
  const pending = useMutationState({
    filters: { mutationKey: familyKeys.firstSteps(accountId), status: 'pending' },
    select: ({ state }) => state.variables as Skip,
  })
  return pending.reduce((skipped, skip) => apply(skip, skipped), saved)
}

function apply({ step, isSkipped }: Skip, skipped: FirstStep[]) {
  return firstSteps.filter((each) => (each === step ? isSkipped : skipped.includes(each)))
}
