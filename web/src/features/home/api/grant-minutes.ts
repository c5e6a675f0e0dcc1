import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../api/client.ts'
import { newIdempotencyKey } from '../../../api/idempotency-key.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { expectGranted } from '../screen-time/expected-allowance.ts'
import { updateAllowance, useOptimisticScreenTime } from './use-optimistic-screen-time.ts'

/** One tap grants so much. */
export const grantedMinutes = 15

export function useGrantMinutes(childId: string) {
  const { accountId } = useFamily()
  /** It stays the same until a grant succeeds: a tap after a lost response grants nothing twice. */
  const key = useRef(newIdempotencyKey())
  return useMutation({
    ...useOptimisticScreenTime((home) =>
      updateAllowance(home, childId, (allowance) => expectGranted(allowance, grantedMinutes, Date.now())),
    ),
    mutationFn: () =>
      call('POST /accounts/:accountId/children/:childId/screen-time/grants', {
        params: { accountId, childId },
        body: { minutes: grantedMinutes },
        idempotencyKey: key.current,
      }),
    onSuccess: () => void (key.current = newIdempotencyKey()),
  })
}
