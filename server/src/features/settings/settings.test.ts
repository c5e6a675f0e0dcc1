import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/start-test-server.ts'

const server = startTestServer({ SUPPORT_URL: 'https://help.example.org/', PUBLIC_URL: 'https://pipit.example.org' })

test('the web application learns where support is to be found', async () => {
  expect(await server.call('GET /settings')).toMatchObject({ supportUrl: 'https://help.example.org/' })
})

test('the web application learns which address labels carry', async () => {
  expect(await server.call('GET /settings')).toMatchObject({ publicUrl: 'https://pipit.example.org' })
})
