import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'

/** Starts a job. */
export const useDeleteAccounts = () =>
  useMutation({ mutationFn: (ids: string[]) => call('POST /admin/accounts/delete', { body: { ids } }) })
