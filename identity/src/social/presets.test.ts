import { generateKeyPairSync } from 'node:crypto'
import { jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { apple, google } from './oidc-provider.ts'

test('the preset for Google needs only an id and a secret', () => {
  expect(google({ clientId: 'us', clientSecret: 'secret' })).toMatchObject({
    id: 'google.com',
    issuer: 'https://accounts.google.com',
    clientId: 'us',
    clientSecret: 'secret',
    scopes: ['openid', 'email', 'profile'],
  })
})

test("the preset for Apple signs a new client secret with Apple's key each time", async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  const { clientSecret, responseMode } = apple({
    clientId: 'org.example.web',
    teamId: 'TEAM',
    keyId: 'KEY',
    privateKey: pem,
  })
  expect(responseMode).toBe('form_post')
  if (typeof clientSecret === 'string') throw new Error('The secret is fixed.')
  const { payload, protectedHeader } = await jwtVerify(await clientSecret(), publicKey, {
    issuer: 'TEAM',
    subject: 'org.example.web',
    audience: 'https://appleid.apple.com',
  })
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY' })
  expect(Number(payload.exp) - Number(payload.iat)).toBe(600)
})
