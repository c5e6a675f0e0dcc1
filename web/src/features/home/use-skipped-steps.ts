import { t } from '@lingui/core/macro'
import { firstSteps } from '@pipit/contract/accounts/accounts'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { familyKeys } from '../../api/query-keys.ts'
import { call } from '../../api/client.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { refreshFamily, type FamilyHome } from '../../family/account/api/get-family-home.ts'
import { errorMessage } from '../../api/api-errors.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import type { FirstStep } from './first-step-states.ts'

interface Change {
  step: FirstStep
  isSkipped: boolean
}

/** Skips steps and brings them back. A change shows at once, before the server has confirmed it. */
export function useSkippedSteps(saved: FirstStep[]) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  const mutationKey = familyKeys.firstSteps(accountId)

  const { mutate } = useMutation({
    mutationKey,
    // One after the other: each sends the version that the previous one returned.
    scope: { id: mutationKey.join() },
    mutationFn: (change: Change) => {
      const account = queryClient.getQueryData<FamilyHome>(familyKeys.home(accountId))?.account
      const body = { skippedSteps: apply(change, account?.skippedSteps ?? saved), version: account?.version }
      return call('PATCH /accounts/:accountId', { params: { accountId }, body })
    },
    onError: (error) => notify('error', { title: t`This could not be saved`, description: errorMessage(error) }),
    onSettled: () => refreshFamily(queryClient, accountId, { resource: 'account', id: accountId }),
  })
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  })
  return {
    skipped: pending.reduce((skipped, change) => apply(change, skipped), saved),
    setSkipped: (step: FirstStep, isSkipped: boolean) => mutate({ step, isSkipped }),
  }
}

function apply({ step, isSkipped }: Change, skipped: FirstStep[]) {
  return firstSteps.filter((each) => (each === step ? isSkipped : skipped.includes(each)))
}
