import { t } from '@lingui/core/macro'
import { applyActionCode, checkActionCode, type Auth } from '@firebase/auth'
import { openIdentity } from '../../api/identity/identity.ts'
import { toDisplayError, type NextStep, type DisplayError } from '../../api/identity/identity-errors.ts'

interface EmailActionSuccess {
  title: string
  text: string
  next: NextStep
}

export type EmailActionResult = EmailActionSuccess | { error: DisplayError }

/** A link works once; coming back to its page shows the first result. */
const results = new Map<string, Promise<EmailActionResult>>()

/** Returns null without a link. */
export async function emailActionLoader({ request }: { request: Request }): Promise<EmailActionResult | null> {
  const query = new URL(request.url).searchParams
  const code = query.get('oobCode')
  if (code === null) return null
  const result = results.get(code) ?? apply(query.get('mode') ?? '', code)
  results.set(code, result)
  return result
}

async function apply(mode: string, code: string): Promise<EmailActionResult> {
  try {
    const auth = await openIdentity()
    if (mode === 'recoverEmail') return await recover(auth, code)
    if (mode === 'verifyAndChangeEmail') return await change(auth, code)
    return await verify(auth, code)
  } catch (error) {
    return { error: toDisplayError(error, { newLinkPath: '/verify-email/send-link' }) }
  }
}

async function verify(auth: Auth, code: string): Promise<EmailActionSuccess> {
  await applyActionCode(auth, code)
  const isSignedIn = await reloadUser(auth)
  return {
    title: t`Your address is confirmed`,
    text: isSignedIn ? t`Thank you. Everything is ready for you.` : t`Thank you. Now you can sign in.`,
    next: isSignedIn ? { to: '/', label: t`Continue` } : { to: '/', label: t`Sign in` },
  }
}

async function change(auth: Auth, code: string): Promise<EmailActionSuccess> {
  const { data } = await checkActionCode(auth, code)
  await applyActionCode(auth, code)
  await reloadUser(auth)
  const { email } = data
  return {
    title: t`Your address is changed`,
    text: email ? t`From now on, sign in with ${email}.` : t`From now on, sign in with your new address.`,
    next: { to: '/', label: t`Continue` },
  }
}

async function recover(auth: Auth, code: string): Promise<EmailActionSuccess> {
  const { data } = await checkActionCode(auth, code)
  await applyActionCode(auth, code)
  await reloadUser(auth)
  const { email } = data
  return {
    title: t`Your old address is back`,
    text: email
      ? t`Your account uses ${email} again. Somebody else may know your password: choose a new one.`
      : t`Your account uses your old address again. Somebody else may know your password: choose a new one.`,
    next: { to: '/reset-password/send-link', label: t`Choose a new password` },
  }
}

/** Says whether the user of the link seems to be the one who is signed in here. */
async function reloadUser({ currentUser }: Auth) {
  if (!currentUser) return false
  // The link has worked already; without a fresh user, the page offers to sign in.
  await currentUser.reload().catch(() => undefined)
  return currentUser.emailVerified
}
