import { expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer({ SUPPORT_URL: 'https://help.example.org/', PUBLIC_URL: 'https://pipit.example.org' })

test('the settings contain the support URL', async () => {
  expect(await server.call('GET /settings')).toMatchObject({ supportUrl: 'https://help.example.org/' })
})

test('the settings contain the public URL, which is printed on labels', async () => {
  expect(await server.call('GET /settings')).toMatchObject({ publicUrl: 'https://pipit.example.org' })
})
