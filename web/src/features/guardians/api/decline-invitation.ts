import { callWithoutSession } from '../../../api/sessionless-client.ts'

export const declineInvitation = (token: string) =>
  callWithoutSession('POST /guardian-invitations/decline', { body: { token } })
