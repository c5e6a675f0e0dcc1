import { verifyPasswordResetCode } from '@firebase/auth'
import { openIdentity } from '../../api/identity/identity.ts'
import { currentSession, readSessionError } from '../../api/session/session.ts'
import { toDisplayError, type DisplayError } from '../../api/identity/identity-errors.ts'

/** The page is opened with a mailed link, or because a one-time password must be replaced. */
export type ResetReason =
  | { kind: 'link'; code: string; email: string }
  | { kind: 'broken-link'; error: DisplayError }
  | { kind: 'one-time-password'; email: string }
  | { kind: 'none' }

export async function resetPasswordLoader({ request }: { request: Request }): Promise<ResetReason> {
  const auth = await openIdentity()
  const code = new URL(request.url).searchParams.get('oobCode')
  if (code !== null) {
    try {
      return { kind: 'link', code, email: await verifyPasswordResetCode(auth, code) }
    } catch (error) {
      return { kind: 'broken-link', error: toDisplayError(error, { newLinkPath: '/reset-password/send-link' }) }
    }
  }
  await currentSession()
  const isOneTime = readSessionError() === 'password-change-required' && auth.currentUser
  return isOneTime ? { kind: 'one-time-password', email: auth.currentUser?.email ?? '' } : { kind: 'none' }
}
