import { enterReason, giveReason } from '../fixtures/family/give-reason.ts'
import { setUpFamily } from '../fixtures/family/set-up-family.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { expect, test } from '../fixtures/test.ts'

test(
  'the address of an account links to its family, which asks for the reason',
  { tag: '@desktop' },
  async ({ page, family }) => {
    await family.signInAsSuperadmin(page)
    await page.goto(`/admin/accounts?search=${family.parent.email}`)
    await page.getByRole('region', { name: 'Accounts' }).getByRole('link', { name: family.parent.email }).click()
    await expect(page).toHaveURL(`/app/${family.accountId}`)
    await expect(page.getByLabel('Why are you opening it?')).toBeVisible()
  },
)

test(
  'a superadmin gives a reason before opening a family’s pages, and the parent can read it',
  { tag: '@desktop' },
  async ({ page, family }) => {
    const { email } = family.parent
    const dialog = page.getByRole('dialog')
    const auditPanel = page.getByRole('region', { name: /^Who looked at/ })
    await page.goto('/app/account')
    await expect(auditPanel).toContainText('Nobody but you.')

    await family.signInAsSuperadmin(page)
    await page.goto(`/admin/accounts?search=${email}`)
    await page.getByRole('button', { name: `Actions for ${email}` }).click()
    await page.getByRole('menuitem', { name: 'Open the account' }).click()
    await dialog.getByLabel('Why are you opening it?').fill('no')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('Say in a few words why.')
    await dialog.getByLabel('Why are you opening it?').fill('Their bird is silent')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/app/${family.accountId}`)
    const banner = page.getByRole('complementary', { name: 'Whose account is open' })
    await expect(banner).toContainText(
      `You are in the account of ${email}. Your reason, which the family can read: Their bird is silent`,
    )
    await page.goto(`/app/${family.accountId}/consent`)
    await banner.getByRole('link', { name: email }).click()
    await expect(page).toHaveURL(`/app/${family.accountId}`)

    await family.signIn(page)
    await page.goto('/app/account')
    await expect(auditPanel).toContainText('superadmin@example.org opened the account')
    await expect(auditPanel).toContainText('Why: Their bird is silent')
    await expect(auditPanel).toContainText('opened the family’s home page')
    await expectAccessible(page)
  },
)

test(
  'a superadmin who follows a link into a family is asked for a reason once for a visit, and again after an hour',
  { tag: '@desktop' },
  async ({ page, family, server }) => {
    const { childId } = await setUpFamily(family, server)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.clock.install()
    await family.signInAsSuperadmin(page)
    await page.goto(`/app/${family.accountId}/children/${childId}/log`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Why are you opening this account?')
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
    await enterReason(page, 'no')
    await expect(page.getByLabel('Why are you opening it?')).toHaveAccessibleDescription('Say in a few words why.')
    const isOfFamily = (url: string) => url.includes(`/v1/accounts/${family.accountId}`)
    expect(requested.filter(isOfFamily), 'nothing of the family was requested').toEqual([])

    const reason = 'Ein Anruf: „Pipit schweigt“'
    await giveReason(page, reason)
    await expect(page.getByText(`Your reason, which the family can read: ${reason}`)).toBeFocused()
    await expect(heading).toHaveText('Conversations')
    await expectAccessible(page)
    await page.reload()
    await expect(heading, 'remembered during the visit').toHaveText('Conversations')
    const recordedReason = async () => {
      const { items } = await family.call('GET /accounts/:accountId/audit', { params: family.params, query: {} })
      return items.find(({ action }) => action === 'transcripts.read')?.reason
    }
    await expect.poll(recordedReason).toBe(reason)

    await page.clock.fastForward('01:00:01')
    await expect(heading, 'after an hour').toHaveText('Why are you opening this account?')
  },
)
