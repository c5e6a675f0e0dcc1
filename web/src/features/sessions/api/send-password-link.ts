import { call } from '../../../api/client.ts'

export const sendPasswordLink = (email: string) => call('POST /auth/send-reset-password-email', { body: { email } })
