import type { startTestServer } from './start-test-server.ts'

type TestServer = ReturnType<typeof startTestServer>

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
