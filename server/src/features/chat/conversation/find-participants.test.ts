import { expect, test } from 'vitest'
import { aFamily } from '@pipit/test-kit/family'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { findParticipants } from './find-participants.ts'

const server = startTestServer()

test('the coach knows the helplines of the family’s country, in the child’s language where there are several', async () => {
  const { accountId, bearer, deviceId, child } = await aFamily(server)
  const helplines = async () => {
    const found = await findParticipants(server.database, deviceId, {})
    return typeof found === 'string' ? found : found.helplines
  }
  const choose = (country: 'BE' | 'CY' | null) =>
    server.call('PATCH /accounts/:accountId', { params: { accountId }, bearer, body: { country } })
  expect(await helplines()).toBeNull()
  await choose('BE')
  expect(await helplines()).toMatchObject({ emergencyNumber: '112', childHelpline: { name: 'Awel', number: '102' } })
  await server.call('PATCH /accounts/:accountId/children/:childId', {
    params: { accountId, childId: child.id },
    bearer,
    body: { language: 'fr' },
  })
  expect(await helplines()).toMatchObject({ childHelpline: { name: 'Écoute-Enfants', number: '103' } })
  await choose('CY')
  expect(await helplines()).toEqual({ emergencyNumber: '112', childHelpline: null })
  await expect(
    server.call('PATCH /accounts/:accountId', { params: { accountId }, bearer, body: { country: 'XX' as 'BE' } }),
  ).rejects.toMatchObject({ status: 400 })
})
