import { randomBytes } from 'node:crypto'
import { addChild } from '../fixtures/family/set-up-family.ts'
import { randomClientAddress } from '../fixtures/accounts/identity-toolkit.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { updateDatabase } from '../fixtures/server/database.ts'
import type { Server } from '../fixtures/server/server.ts'
import { expect, test } from '../fixtures/test.ts'

/** A small and a large plan beside the one of this server, with names of their own. */
async function addPlans(server: Server) {
  const id = randomBytes(4).toString('hex')
  const plans = [
    { id: `nest-${id}`, name: `Nest ${id}`, children: 2, devices: 1, minutes: 30, hasReports: false },
    { id: `family-${id}`, name: `Family ${id}`, children: 6, devices: 3, minutes: 120, hasReports: true },
  ] as const
  for (const plan of plans)
    await updateDatabase(
      server,
      `insert into plans (id, name, description, children, devices, minutes_per_day, weekly_reports, position, is_default)
       values ($1, $2, 'To get to know each other.', $3, $4, $5, $6, 1, false)`,
      Object.values(plan),
    )
  return plans
}

test('a family sees what its plan includes before it adds anything, and a larger plan shows at once', async ({
  page,
  browser,
  family,
  server,
}) => {
  const [nest, large] = await addPlans(server)
  await updateDatabase(server, 'update accounts set subscription = $2 where id = $1', [family.accountId, nest.id])
  await addChild(family)
  await page.goto('/app/children/add')
  await expect(page.getByText(`Your plan ${nest.name}: 1 of 2 children`)).toBeVisible()
  await addChild(family)

  await page.goto('/app')
  const panel = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(panel('Children')).toContainText('2 of 2 children')
  await expect(panel('Devices')).toContainText('0 of 1 device')
  await expectAccessible(page)

  await page.goto('/app/account')
  await expect(panel('About the account').getByRole('listitem')).toHaveText([
    '2 of 2 children',
    '0 of 1 device',
    '30 minutes a day for each child',
    'No weekly reports',
  ])
  await page.goto('/app/notifications')
  const weekly = page.getByRole('group', { name: 'The week' }).getByRole('checkbox')
  await expect(weekly).toBeDisabled()
  await expect(weekly).toHaveAccessibleDescription(
    `The plan ${nest.name} does not include weekly reports. Ask us for a plan that does.`,
  )

  await page.goto('/app/children/add')
  const notice = page.getByText(`The plan ${nest.name} allows 2 children, and there are 2 already.`)
  await expect(notice).toContainText('Remove a profile that nobody uses, or ask us for a larger plan.')
  await expect(page.getByRole('link', { name: 'Ask for a larger plan' })).toBeVisible()
  await expect(page.getByLabel('Name')).toBeHidden()
  await expectAccessible(page)

  const elsewhere = await browser.newContext({ baseURL: server.url, extraHTTPHeaders: randomClientAddress() })
  const admin = await elsewhere.newPage()
  await family.signInAsSuperadmin(admin)
  const { email } = family.parent
  await admin.goto(`/admin/accounts?search=${email}`)
  await admin.getByLabel(`Select ${email}`).check()
  await admin.getByRole('button', { name: 'Change the plan' }).click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Change the plan' })).toBeDisabled()
  await dialog.getByLabel('Plan', { exact: true }).selectOption(large.name)
  await expect(dialog).toContainText('Children: 6, devices: 3')
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: 'Change the plan' }).click()
  await expect(admin.getByText(`1 account has the plan ${large.name} now`)).toBeVisible()
  await expect(admin.getByRole('row').filter({ hasText: email })).toContainText(large.name)
  await expectNoSidewaysScrolling(admin)

  await expect(page.getByText(`Your plan ${large.name}: 2 of 6 children`), 'without a reload').toBeVisible()
  await expect(page.getByLabel('Name')).toBeVisible()
  await expectNoSidewaysScrolling(page)
  await elsewhere.close()
  // Other tests of this worker see one plan again.
  await updateDatabase(server, 'update plans set retired = true where id = any($1)', [[nest.id, large.id]])
})
