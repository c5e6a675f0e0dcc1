import { createUserWithEmailAndPassword, unlink } from '@firebase/auth'
import { describe, expect, test } from 'vitest'
import { startSocialSignIn } from '../testing/start-social-sign-in.ts'

const social = startSocialSignIn()
const { identity, signIn } = social
const password = 'correct horse'

describe('linking a provider', () => {
  test('linking adds a way to sign in, and unlinking removes it', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.browser(), 'linker@example.org', password)
    social.provider.people.set('linked', { email: 'elsewhere@example.org', email_verified: true })
    await signIn('linked', { idToken: await user.getIdToken() })
    await user.reload()
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['oidc.example', 'password'])
    expect(user.email).toBe('linker@example.org')
    expect((await signIn('linked')).localId).toBe(user.uid)

    await unlink(user, 'oidc.example')
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password'])
    expect((await signIn('linked')).localId).not.toBe(user.uid)
  })

  test('linking is refused for a person or an address that belongs to another account', async () => {
    social.provider.people.set('taken', { email: 'taken@example.org', email_verified: true })
    await signIn('taken')
    const { user } = await createUserWithEmailAndPassword(identity.browser(), 'wants@example.org', password)
    expect(await signIn('taken', { idToken: await user.getIdToken() })).toMatchObject({
      errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED',
    })
    social.provider.people.set('taken-too', { email: 'taken@example.org', email_verified: true })
    expect(await signIn('taken-too', { idToken: await user.getIdToken() })).toMatchObject({
      errorMessage: 'EMAIL_EXISTS',
    })
  })
})
