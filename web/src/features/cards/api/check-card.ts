import type { ApiBody } from '@pipit/contract/api/client'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export const checkCard = (body: ApiBody<'POST /cards/check'>, signal?: AbortSignal) =>
  call('POST /cards/check', { body, ...(signal && { signal }) })

/** A typed code comes without the id of the card. */
export function useCheckCard() {
  const { accountId } = useFamily()
  return useMutation({ mutationFn: (claimCode: string) => checkCard({ claimCode, accountId }) })
}
