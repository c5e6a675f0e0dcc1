import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IdentityService } from '../../access/identity-service.ts'
import { createGoogleIdentity } from './google.ts'

const projectId = 'family-app'
const issuer = `https://securetoken.google.com/${projectId}`
const now = () => Math.floor(Date.now() / 1000)
const { publicKey, privateKey } = await generateKeyPair('RS256')
const otherKeys = await generateKeyPair('RS256')

/** Publishes our own keys in the format of Google's. */
const keyServer = createServer((_, response) => {
  void exportJWK(publicKey).then((key) => {
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ keys: [{ ...key, alg: 'RS256', use: 'sig', kid: 'one' }] }))
  })
})

let identity: IdentityService
beforeAll(async () => {
  keyServer.listen(0, '127.0.0.1')
  await once(keyServer, 'listening')
  const { port } = keyServer.address() as AddressInfo
  identity = createGoogleIdentity(
    { kind: 'google', projectId, apiKey: 'key', authDomain: 'family-app.firebaseapp.com' },
    `http://127.0.0.1:${port}/keys`,
  )
})
afterAll(() => void keyServer.close())

const goodClaims = {
  iss: issuer,
  aud: projectId,
  sub: 'uid-1',
  iat: now() - 10,
  exp: now() + 3600,
  auth_time: now() - 60,
  email: 'ada@example.org',
  email_verified: true,
  firebase: { sign_in_provider: 'google.com' },
}
const sign = (claims: JWTPayload, key = privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key)

describe('identity tokens of Google', () => {
  test('a token contains who signed in, how and when', async () => {
    expect(await identity.readToken(await sign(goodClaims))).toEqual({
      uid: 'uid-1',
      email: 'ada@example.org',
      emailVerified: true,
      name: null,
      provider: 'google.com',
      issuedAt: new Date(goodClaims.iat * 1000),
      signedInAt: new Date(goodClaims.auth_time * 1000),
      signInId: String(goodClaims.auth_time),
      secondFactor: null,
      mustChangePassword: false,
    })
  })

  test('a token contains the second factor that was used', async () => {
    const firebase = { sign_in_provider: 'password', sign_in_second_factor: 'totp', second_factor_identifier: 'app-1' }
    expect(await identity.readToken(await sign({ ...goodClaims, firebase }))).toMatchObject({ secondFactor: 'app-1' })
    const withoutUse = { sign_in_provider: 'password', second_factor_identifier: 'app-1' }
    expect(await identity.readToken(await sign({ ...goodClaims, firebase: withoutUse }))).toMatchObject({
      secondFactor: null,
    })
  })

  test.each([
    ['of another project', { ...goodClaims, aud: 'other-app' }],
    ['of another issuer', { ...goodClaims, iss: 'https://securetoken.google.com/other-app' }],
    ['that has expired', { ...goodClaims, exp: now() - 1 }],
    ['without a subject', { ...goodClaims, sub: undefined }],
    ['without a time of sign-in', { ...goodClaims, auth_time: undefined }],
  ])('a token %s is refused', async (_, claims) => {
    expect(await identity.readToken(await sign(claims as JWTPayload))).toBeNull()
  })

  test('a token with another signature or without a signature is refused', async () => {
    expect(await identity.readToken(await sign(goodClaims, otherKeys.privateKey))).toBeNull()
    const unsigned = [{ alg: 'none' }, goodClaims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    )
    expect(await identity.readToken(`${unsigned.join('.')}.`)).toBeNull()
  })
})
