import type { checkCard as endpoint } from '@pipit/contract/cards'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export const checkCard = (body: z.input<typeof endpoint.body>, signal?: AbortSignal) =>
  call('POST /cards/check', { body, ...(signal && { signal }) })

/** For a code that was typed, without the id of the card. */
export function useCheckCard() {
  const { accountId } = useFamily()
  return useMutation({ mutationFn: (claimCode: string) => checkCard({ claimCode, accountId }) })
}
