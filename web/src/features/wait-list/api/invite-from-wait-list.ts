import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'

/** A job sends the invitations. When it has ended, the page fetches the list again. */
export const useInviteFromWaitList = () =>
  useMutation({ mutationFn: (ids: string[]) => call('POST /admin/wait-list/invite', { body: { ids } }) })
