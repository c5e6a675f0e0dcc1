import { expect, test } from 'vitest'
import { startSocialSignIn } from '../testing/start-social-sign-in.ts'

const social = startSocialSignIn()
const { identity, signIn } = social

test('a token of a provider can be revoked', async () => {
  social.provider.people.set('back', { email: 'back@example.org', email_verified: true })
  const { idToken, oauthAccessToken: token } = await signIn('back')
  const { issuer } = social.provider.settings('oidc.example')
  const isAlive = async () =>
    (await fetch(`${issuer}/me`, { headers: { authorization: `Bearer ${String(token)}` } })).ok
  expect(await isAlive()).toBe(true)
  const { body } = await identity.post('v2/accounts:revokeToken', {
    providerId: 'oidc.example',
    tokenType: 'ACCESS_TOKEN',
    token,
    idToken,
  })
  expect(body).toEqual({})
  expect(await isAlive()).toBe(false)
})
