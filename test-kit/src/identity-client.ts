import { codeAt, periodSeconds } from '@pipit/identity/second-factor/totp'
import type { startTestServer } from './start-test-server.ts'

type TestServer = Pick<ReturnType<typeof startTestServer>, 'fetch' | 'database'>

interface Tokens {
  localId: string
  idToken: string
  refreshToken: string
}

/** The identity provider's HTTP API, as the SDK in a browser calls it. */
export function createIdentityClient(server: TestServer) {
  const signUp = (email: string, password = 'correct horse') =>
    toolkit<Tokens>('v1/accounts:signUp', { email, password, returnSecureToken: true })
  const signInWithPassword = (email: string, password = 'correct horse') =>
    toolkit<Tokens>('v1/accounts:signInWithPassword', { email, password, returnSecureToken: true })

  return {
    signUp,
    signInWithPassword,
    update: (changes: object) =>
      toolkit<Partial<Tokens>>('v1/accounts:update', { returnSecureToken: true, ...changes }),
    remove: (idToken: string) => toolkit('v1/accounts:delete', { idToken }),
    /** Signs up, marks the address as verified, and signs in. */
    async verified(email: string) {
      await signUp(email)
      await server.database.pool.query('update identity.users set email_verified = true where email = $1', [email])
      return signInWithPassword(email)
    },
    refresh: (refreshToken: string) =>
      server.fetch('/securetoken.googleapis.com/v1/token?key=pipit-web', {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      }),
    /** Sets up an authenticator app. `idToken` is that of the same sign-in, which has used the app. */
    async enrol(idToken: string) {
      const { totpSessionInfo } = await toolkit<{
        totpSessionInfo: { sharedSecretKey: string; sessionInfo: string }
      }>('v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })
      const { sharedSecretKey: secret, sessionInfo } = totpSessionInfo
      const verificationCode = codeAt(secret, new Date())
      const totpVerificationInfo = { sessionInfo, verificationCode }
      const enrolled = await toolkit<Tokens>('v2/accounts/mfaEnrollment:finalize', { idToken, totpVerificationInfo })
      return { idToken: enrolled.idToken, secret }
    },
    /** The code of the step after the one that `enrol` has used: each works once. */
    async signInWithApp(email: string, secret: string, password = 'correct horse') {
      const pending = await toolkit<{ mfaPendingCredential: string; mfaInfo: { mfaEnrollmentId: string }[] }>(
        'v1/accounts:signInWithPassword',
        { email, password, returnSecureToken: true },
      )
      return toolkit<Tokens>('v2/accounts/mfaSignIn:finalize', {
        mfaPendingCredential: pending.mfaPendingCredential,
        mfaEnrollmentId: pending.mfaInfo[0]?.mfaEnrollmentId,
        totpVerificationInfo: { verificationCode: codeAt(secret, new Date(Date.now() + periodSeconds * 1000)) },
      })
    },
    exchange: (idToken: string) =>
      server.fetch('/v1/auth/sign-in/id', { method: 'POST', headers: { authorization: `Bearer ${idToken}` } }),
  }

  async function toolkit<Result>(operation: string, body: object): Promise<Result> {
    const response = await server.fetch(`/identitytoolkit.googleapis.com/${operation}?key=pipit-web`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${operation}: ${await response.text()}`)
    return (await response.json()) as Result
  }
}
