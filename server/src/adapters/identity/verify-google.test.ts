import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { checkGoogleIdentity } from '../../operations/doctor/check-identity.ts'
import { freePort } from '@pipit/test-kit/free-port'
import { verifyGoogle } from './verify-google.ts'

const { signal } = new AbortController()

/** Answers as `GET /v1/projects` of Google's Identity Toolkit. */
async function startGoogle() {
  const server = createServer((request, response) => {
    if (request.headers['x-goog-api-key'] !== 'right')
      return response.writeHead(400).end('{"error":{"message":"API key not valid"}}')
    return response.end(JSON.stringify({ projectId: '1', authorizedDomains: ['pipit.example'] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/projects`
}

const check = async (apiKey: string, url: string, publicUrl = 'https://pipit.example') =>
  checkGoogleIdentity(await verifyGoogle({ apiKey }, signal, url), publicUrl).map(
    ({ level, text }) => `${level}: ${text}`,
  )

test('an API key that Google accepts is right, and a missing package is named', async () => {
  expect(await check('right', await startGoogle())).toEqual([
    'ok: Google accepts the API key.',
    'problem: a package is missing.',
  ])
})

test('a public address that is no authorized domain is wrong', async () => {
  const findings = await check('right', await startGoogle(), 'https://other.example')
  expect(findings).toContain('problem: Google does not let people sign in on other.example.')
})

test('an API key that Google refuses, and a Google that cannot be reached, are wrong', async () => {
  expect(await check('wrong', await startGoogle())).toEqual(['problem: Google refuses the API key (400).'])
  expect(await check('right', `http://127.0.0.1:${await freePort()}`)).toEqual([
    "problem: Google's Identity Platform cannot be reached.",
  ])
})
