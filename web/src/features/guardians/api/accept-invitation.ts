import { call } from '../../../api/client.ts'

export const acceptInvitation = (token: string) => call('POST /guardian-invitations/accept', { body: { token } })
