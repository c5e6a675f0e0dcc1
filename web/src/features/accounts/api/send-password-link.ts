import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'

export const useSendPasswordLink = () =>
  useMutation({ mutationFn: (email: string) => call('POST /auth/send-reset-password-email', { body: { email } }) })
