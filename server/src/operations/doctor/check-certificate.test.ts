import { once } from 'node:events'
import { createServer as createPlainServer } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '@pipit/test-kit/free-port'
import { createSelfSignedCertificate } from '@pipit/test-kit/self-signed-certificate'
import { checkCertificate } from './check-certificate.ts'

const day = 86_400_000
const { signal } = new AbortController()

async function startTlsServer(certificate: { cert: string; key: string }) {
  const server = createServer(certificate).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

test('a certificate that is trusted is described with its names and how long it is valid', async () => {
  const certificate = createSelfSignedCertificate({ names: ['localhost', 'pipit.example'] })
  const url = await startTlsServer(certificate)
  const [finding] = await checkCertificate(url, signal, { ca: certificate.cert })
  expect(finding).toMatchObject({ level: 'ok', text: expect.stringMatching(/valid for (89|90) more days/) })
  expect(finding?.text).toContain('for localhost, pipit.example.')
})

test('a certificate that ends in two weeks is a warning', async () => {
  const certificate = createSelfSignedCertificate({ validTo: new Date(Date.now() + 10 * day) })
  const [finding] = await checkCertificate(await startTlsServer(certificate), signal, { ca: certificate.cert })
  expect(finding).toMatchObject({ level: 'warning', fix: expect.stringContaining('Renew it') })
})

test('a self-signed certificate is wrong, because browsers and devices refuse it', async () => {
  const [finding] = await checkCertificate(await startTlsServer(createSelfSignedCertificate()), signal)
  expect(finding).toMatchObject({
    level: 'problem',
    text: expect.stringContaining('not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)'),
  })
})

test('a certificate for another name is wrong, and both names are given', async () => {
  const certificate = createSelfSignedCertificate({ names: ['pipit.example'] })
  const [finding] = await checkCertificate(await startTlsServer(certificate), signal, { ca: certificate.cert })
  expect(finding).toMatchObject({ level: 'problem', text: 'the certificate is for pipit.example, not for localhost.' })
})

test.each([
  [
    'has expired',
    { validFrom: new Date(Date.now() - 90 * day), validTo: new Date(Date.now() - day) },
    /has expired on/,
  ],
  ['is not valid yet', { validFrom: new Date(Date.now() + day) }, /is not valid yet/],
])('a certificate that %s is wrong, although it is self-signed as well', async (_, dates, text) => {
  const [finding] = await checkCertificate(await startTlsServer(createSelfSignedCertificate(dates)), signal)
  expect(finding).toMatchObject({ level: 'problem', text: expect.stringMatching(text) })
})

test('a public address at which nothing listens is explained', async () => {
  const [finding] = await checkCertificate(`https://127.0.0.1:${await freePort()}`, signal)
  expect(finding).toMatchObject({ level: 'problem', text: expect.stringContaining('nothing listens there') })
})

test('a server without TLS at the public address is explained', async () => {
  const server = createPlainServer((_, response) => response.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const [finding] = await checkCertificate(`https://127.0.0.1:${(server.address() as AddressInfo).port}`, signal)
  expect(finding).toMatchObject({ level: 'problem', text: expect.stringContaining('does not speak it') })
})
