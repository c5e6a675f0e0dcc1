import { describe, expect, test } from 'vitest'
import { aFamily } from '@pipit/test-kit/family'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { createFlagNotifier } from '../flags/notify-of-flag.ts'
import { adultsOf, type Adult, type Family } from './testing/adults.ts'

const server = startTestServer({ TRUST_PROXY: '1' })
const { aGuardian, aFoundedFamily, expectMails, ofGuardian } = adultsOf(server)

describe('mails about guardians', () => {
  const setRole = (family: Family, guardian: Adult, role: 'owner' | 'guardian' | 'viewer', bearer = family.bearer) =>
    server.call('PATCH /accounts/:accountId/guardians/:guardianId', {
      params: ofGuardian(family, guardian),
      bearer,
      body: { role },
    })
  const remove = (family: Family, guardian: Adult, { bearer }: Pick<Adult, 'bearer'>) =>
    server.call('DELETE /accounts/:accountId/guardians/:guardianId', { params: ofGuardian(family, guardian), bearer })

  test('owners get one mail when somebody joins or leaves, whoever is concerned one about a new role or the removal, and nobody one about what they did', async () => {
    const { founder, family } = await aFoundedFamily()
    const [owner, aunt, viewer] = [await aGuardian(family), await aGuardian(family), await aGuardian(family, 'viewer')]
    await setRole(family, owner, 'owner')
    const [promoted = ''] = await expectMails(owner.email, /are an owner of a family/, 1)
    expect(promoted).toContain(`${founder.email} has made you an owner of their family`)
    expect(promoted).toContain(`/families/${family.accountId}`)
    // Again the same role: nothing has changed.
    await setRole(family, owner, 'owner')
    await setRole(family, aunt, 'viewer', owner.bearer)
    const [demoted = ''] = await expectMails(aunt.email, /are a viewer of a family/, 1)
    expect(demoted).toContain(`${owner.email} has made you a viewer of the family of ${founder.email}`)

    await remove(family, aunt, owner)
    const [removed = ''] = await expectMails(aunt.email, /You no longer belong to a family/, 1)
    expect(removed).toContain(`${owner.email} has removed you from the family of ${founder.email}`)
    const [told = ''] = await expectMails(founder.email, new RegExp(`${aunt.email} no longer belongs`), 1)
    expect(told).toContain(`${owner.email} has removed ${aunt.email} from the family of ${founder.email}`)
    expect(told).toContain('/app/guardians')

    await remove(family, viewer, viewer)
    for (const { email } of [founder, owner]) await expectMails(email, new RegExp(`${viewer.email} has left`), 1)
    for (const { email } of [owner, aunt, viewer])
      await expectMails(founder.email, new RegExp(`${email} has joined your family`), 1)

    // Mails are sent in the order in which they were queued, so these would have been there first.
    await expectMails(owner.email, /are an owner of a family/, 1)
    await expectMails(owner.email, /has removed|has joined/, 0)
    await expectMails(viewer.email, /no longer belong|has joined|has left/, 0)
    for (const { email } of [founder, owner, aunt, viewer]) await expectMails(email, new RegExp(family.child.name), 0)
  })

  test('a superadmin who changes a role is called support, and a deleted account has left its families', async () => {
    const { founder, family } = await aFoundedFamily()
    const [guardian, next] = [await aGuardian(family), await aGuardian(family)]
    const superadmin = await server.createSignedInAccount({ role: 'superadmin' })
    await setRole(family, guardian, 'viewer', superadmin.token)
    const [demoted = ''] = await expectMails(guardian.email, /are a viewer of a family/, 1)
    expect(demoted).toContain(`Pipit support has made you a viewer of the family of ${founder.email}`)
    await server.call('DELETE /accounts/:accountId', {
      params: { accountId: guardian.accountId },
      bearer: guardian.bearer,
    })
    await expectMails(founder.email, new RegExp(`account of ${guardian.email} is deleted`), 1)
    await server.call('POST /accounts/:accountId/guardians/:guardianId/ownership', {
      params: ofGuardian(family, next),
      bearer: founder.bearer,
    })
    await expectMails(next.email, /has made you an owner of their family/, 1)
    await expectMails(founder.email, /are a guardian of a family/, 0)
  })
})

test('owners and guardians get the mails about a flag as each of them wishes, and viewers none', async () => {
  const family = await aFamily(server)
  const [guardian, silent] = [await aGuardian(family), await aGuardian(family)]
  await aGuardian(family, 'viewer')
  await server.call('PATCH /accounts/:accountId', {
    params: { accountId: silent.accountId },
    bearer: silent.bearer,
    body: { flagMail: false },
  })
  const mails: { to: string; text: string }[] = []
  const notify = createFlagNotifier({
    database: server.database,
    sendMailIn: () => async (mail) => void mails.push(mail),
    contactLinks: { linkOf: () => '' },
    publicUrl: 'https://pipit.example',
  })
  await notify({ accountId: family.accountId, childId: family.child.id, at: new Date() })
  const founder = await server.call('GET /accounts/:accountId', {
    params: { accountId: family.accountId },
    bearer: family.bearer,
  })
  expect(mails.map(({ to }) => to).toSorted()).toEqual([founder.email, guardian.email].toSorted())
  const toGuardian = mails.find(({ to }) => to === guardian.email)
  expect(toGuardian?.text).toContain(`https://pipit.example/families/${family.accountId}/children/${family.child.id}`)
})
