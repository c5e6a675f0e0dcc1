import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startOidcProvider } from '../testing/start-oidc-provider.ts'
import { freePort } from '@pipit/test-kit/free-port'
import { apple } from './oidc-provider.ts'
import { verifyProvider } from './verify-provider.ts'

const redirectUri = 'http://127.0.0.1/callback'
let provider: Awaited<ReturnType<typeof startOidcProvider>>
beforeAll(async () => {
  provider = await startOidcProvider({ redirectUri })
})
afterAll(() => provider.close())

test('a provider that accepts the secret of the client is right', async () => {
  expect(await verifyProvider(provider.settings('oidc.example'), redirectUri)).toBeNull()
})

test.each([
  ['secret', { clientSecret: 'another secret of 32 characters or so' }],
  ['client', { clientId: 'another' }],
])('a wrong %s is refused', async (_, changes) => {
  expect(await verifyProvider({ ...provider.settings('oidc.example'), ...changes }, redirectUri)).toBe('secret-refused')
})

test('a provider that is not there, and one that is not the issuer, are unreachable', async () => {
  const settings = provider.settings('oidc.example')
  const missing = { ...settings, issuer: `http://127.0.0.1:${await freePort()}` }
  expect(await verifyProvider(missing, redirectUri)).toBe('unreachable')
  const other = createServer((_, response) => response.end('<h1>Hello</h1>')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const issuer = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  expect(await verifyProvider({ ...settings, issuer }, redirectUri)).toBe('unreachable')
})

test('a private key of Apple that cannot be read is reported as such', async () => {
  const settings = apple({ clientId: 'pipit', teamId: 'team', keyId: 'key', privateKey: 'not a key' })
  const issuer = provider.settings('oidc.example').issuer
  expect(await verifyProvider({ ...settings, issuer }, redirectUri)).toBe('invalid-secret')
})
