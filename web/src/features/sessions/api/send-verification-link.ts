import { call } from '../../../api/client.ts'

export const sendVerificationLink = (email: string) => call('POST /auth/send-verify-email-email', { body: { email } })
