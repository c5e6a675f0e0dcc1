import { call } from '../../../api/client.ts'
import { readAccessReason } from '../../../api/session/access-reason.ts'

/** A superadmin who acts as the device has given a reason. */
export async function getDeviceToken({ id, accountId }: { id: string; accountId: string }, signal: AbortSignal) {
  const reason = readAccessReason(accountId)
  const response = await call('GET /auth/tokens/device/:deviceId', {
    params: { deviceId: id },
    signal,
    ...(reason === undefined ? {} : { reason }),
  })
  return response.access_token
}
