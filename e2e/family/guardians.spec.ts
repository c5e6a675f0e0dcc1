import type { Browser, Page } from '@playwright/test'
import { unlimitedScreenTime, weekdays } from '@pipit/contract/screen-time'
import { ageSignIn } from '../fixtures/accounts/age-sign-in.ts'
import { randomClientAddress } from '../fixtures/accounts/identity-toolkit.ts'
import { mailedLink } from '../fixtures/accounts/mail.ts'
import { signInBrowser } from '../fixtures/accounts/sign-in-browser.ts'
import { randomPerson, signUpVerified } from '../fixtures/accounts/test-accounts.ts'
import { createCard } from '../fixtures/devices/factory.ts'
import { addGuardian, invitationLink, inviteGuardian } from '../fixtures/family/guardians.ts'
import { addChild, setUpFamily } from '../fixtures/family/set-up-family.ts'
import { dialog, panel, reauthenticate } from '../fixtures/pages/account-page.ts'
import { familyPages } from '../fixtures/pages/all-pages.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { expectPage } from '../fixtures/pages/expect-page.ts'
import { openMenu } from '../fixtures/pages/menu.ts'
import type { Server } from '../fixtures/server/server.ts'
import { expect, test } from '../fixtures/test.ts'

/** Another person's browser. */
async function openBrowser(browser: Browser, server: Server, { isPhone }: { isPhone: boolean }) {
  const context = await browser.newContext({
    baseURL: server.url,
    extraHTTPHeaders: randomClientAddress(),
    reducedMotion: 'reduce',
    viewport: isPhone ? { width: 375, height: 812 } : { width: 1280, height: 800 },
    hasTouch: isPhone,
  })
  return context.newPage()
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an owner invites a guardian, who joins on a phone, changes a child, and is removed while a page is open', async ({
  page,
  family,
  server,
  browser,
}) => {
  test.slow()
  await addChild(family)
  const { email, password } = randomPerson('aunt')
  const { accountId, parent } = family

  await page.goto('/app')
  await page.getByRole('link', { name: 'Guardians' }).click()
  await ageSignIn(page, server, parent.email)
  const invite = panel(page, 'Invite somebody')
  await invite.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(invite.getByLabel('Email address of the person')).toHaveAttribute('aria-invalid', 'true')
  await invite.getByLabel('Email address of the person').fill(email)
  await invite.getByRole('button', { name: 'Send the invitation' }).click()
  await dialog(page, 'Is this you?').getByRole('button', { name: 'Close' }).click()
  await expect(invite).toContainText('Please sign in again first')
  await expect(invite.getByLabel('Email address of the person'), 'what was typed stays').toHaveValue(email)
  await invite.getByRole('button', { name: 'Send the invitation' }).click()
  await reauthenticate(page, parent.password)
  await expect(invite.getByRole('button', { name: `Take back the invitation to ${email}` })).toBeVisible()
  await expect(invite.getByLabel('Email address of the person')).toHaveValue('')
  await expectAccessible(page)

  const guardian = await openBrowser(browser, server, { isPhone: true })
  await guardian.goto(await invitationLink(server, email))
  await expect(guardian.getByText(`${parent.email} would like you to join`)).toBeVisible()
  await expectAccessible(guardian)
  await expectNoSidewaysScrolling(guardian)
  await guardian.getByRole('button', { name: 'Create an account' }).click()
  await expect(guardian.getByLabel('Email address')).toHaveValue(email)
  await guardian.getByLabel('Choose a password').fill(password)
  await guardian.keyboard.press('Enter')
  await expect(heading(guardian)).toHaveText('Check your mail')
  await guardian.goto(await mailedLink(server, email, 'verifyEmail'))
  await guardian.getByRole('link', { name: 'Continue' }).click()
  await expect(heading(guardian)).toHaveText('Invitation to a family')
  await guardian.getByRole('button', { name: 'Join the family' }).click()
  await expect(heading(guardian)).toHaveText(`${parent.email}’s family`)
  await expect(guardian).toHaveURL(`/families/${accountId}`)
  await expect(guardian.getByRole('complementary', { name: 'Whose family is open' })).toContainText(parent.email)
  await expectAccessible(guardian)
  await expectNoSidewaysScrolling(guardian)

  // The owner's page follows without being loaded again.
  await expect(panel(page, 'Who belongs to the family')).toContainText(email)
  await guardian.getByRole('link', { name: 'Edit Mia' }).click()
  await guardian.getByLabel('Name', { exact: true }).fill('Mia Rose')
  await guardian.getByRole('button', { name: 'Save' }).click()
  await expect(guardian.getByRole('link', { name: 'Mia Rose', exact: true })).toBeVisible()
  const changes = panel(page, 'Recent changes').getByRole('listitem')
  await expect(changes.filter({ hasText: `${email} changed a child’s profile` })).toContainText('Mia Rose')

  // A label opens the own family, and the page offers the other one.
  const card = await createCard(server, family)
  await guardian.goto(card.label)
  await expect(guardian.getByRole('main')).toContainText('You are registering it for your own family.')
  await guardian
    .getByRole('main')
    .getByRole('link', { name: `${parent.email}’s family` })
    .click()
  await expect(guardian).toHaveURL(`/families/${accountId}/cards/add/${card.id}?code=${card.claimCode}`)
  await expectAccessible(guardian)
  await guardian.getByRole('button', { name: 'Register the card' }).click()
  await expect(guardian).toHaveURL(`/families/${accountId}/cards/${card.id}`)

  // What belongs to the parent alone is not offered, but what holds for the family is.
  await guardian.goto(`/families/${accountId}/profile`)
  await guardian.getByLabel('Country').selectOption('Germany')
  await expect(guardian.getByLabel('Phone')).toHaveCount(0)
  await guardian.getByRole('button', { name: 'Save' }).click()
  await expect(guardian.getByRole('alert')).toContainText('Saved')

  await page.getByRole('button', { name: `Remove ${email}` }).click()
  await expect(dialog(page, `Remove ${email}?`)).toContainText('is out at once')
  await expectAccessible(page)
  await dialog(page, `Remove ${email}?`).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(heading(guardian)).toHaveText('You no longer belong to this family')
  await expectAccessible(guardian)
  await guardian.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(guardian).toHaveURL('/app')
  await expect(heading(guardian)).toHaveText('Your family')
})

/** Everything that changes something or shows a secret. */
const changes =
  /^(15 more|Add|Agree|Correct|Deactivate|Delete|Edit|Forget|Hand over|Invite|Limits|Mark|Pause|Remove|Resume|Save|Send|Settings|Show key|Withdraw)/

test('a viewer of a family is offered nothing that changes it, and switches to the own family', async ({
  page,
  family,
  server,
  isPhone,
}) => {
  test.slow()
  const ids = await setUpFamily(family, server)
  // During quiet hours the home page offers 15 more minutes to those who may grant them.
  const quietHours = [{ days: [...weekdays], from: '19:30', to: '07:00' }]
  await family.call('PATCH /accounts/:accountId/children/:childId', {
    params: { ...family.params, childId: ids.childId },
    body: { screenTime: { ...unlimitedScreenTime, quietHours } },
  })
  await signInBrowser(page, server, await addGuardian(family, server, 'viewer'))
  const root = `/families/${family.accountId}`
  const onlyLooks = 'You can look, but not change anything here'
  await page.goto(root)
  // Each adult chooses their own notifications.
  const { '/notifications': _, ...pages } = familyPages(ids, `${family.parent.email}’s`)
  for (const [path, title] of Object.entries(pages)) {
    // Whole parts of the path, since an id may contain "add".
    const isForm = /\/(add|add-board|limits|update|profile|wifi-networks)(\/|$)/.test(path)
    await expectPage(page, root + path, isForm ? onlyLooks : title)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: 'Whose family is open' })).toContainText(onlyLooks)
    const main = page.getByRole('main')
    await expect(main.locator('button, a').filter({ hasText: changes }), path).toHaveCount(0)
    await expect(main.locator('form'), path).toHaveCount(0)
  }
  await expectPage(page, `${root}/account`, 'Account')
  await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0)
  await expectAccessible(page)

  const menu = await openMenu(page, isPhone)
  const families = menu.getByRole('list', { name: 'Families' })
  await expect(families.getByRole('link')).toHaveCount(2)
  const other = families.getByRole('link', { name: `${family.parent.email}’s family`, exact: true })
  await expect(other, 'the initials').toContainText(family.parent.email.slice(0, 2).toUpperCase())
  await expect(other).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await families.getByRole('link', { name: 'Your family' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app')
  await expect(heading(page)).toHaveText('Your family')
})

test('an invitation is for one address: somebody else is told so, and whoever is invited may decline', async ({
  page,
  family,
  server,
}) => {
  const cousin = await signUpVerified(server, randomPerson('cousin'))
  const link = await inviteGuardian(family, server, { email: cousin.email, role: 'viewer' })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url().split('#')[0] ?? ''))
  // Signed in as the parent, who has one family and so nothing to switch to.
  await page.goto('/app')
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Families' })).toHaveCount(0)
  await page.goto(link)
  await expect(page.getByRole('main')).toContainText(
    `You are signed in as ${family.parent.email}, but this invitation is for ${cousin.email}.`,
  )
  await expect(page.getByRole('button', { name: 'Join the family' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out and continue' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue(cousin.email)
  await page.getByLabel('Password', { exact: true }).fill(cousin.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/invitation')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('You declined')).toBeVisible()
  expect(await page.evaluate(`localStorage.getItem('pipit:invitation')`)).toBeNull()
  const token = new URL(link).hash.slice(1)
  expect(requested.filter((url) => url.includes(token))).toEqual([])

  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('no longer valid')
  await expect(page.getByRole('main')).toContainText('can send you a new one')
  await expectAccessible(page)
})

test('an owner hands the family over after the password, stays as a guardian, and leaves', async ({
  page,
  family,
  server,
}) => {
  test.slow()
  await addChild(family)
  const other = await addGuardian(family, server, 'guardian')
  await page.goto('/app/guardians')
  await expect(panel(page, 'Leave the family')).toContainText('You are the only owner.')
  await ageSignIn(page, server, family.parent.email)
  await page.getByRole('button', { name: `Change role of ${other.email}` }).click()
  const role = dialog(page, `What may ${other.email} do?`)
  await role.getByRole('radio', { name: 'Owner' }).check()
  await role.getByRole('button', { name: 'Save' }).click()
  await dialog(page, 'Is this you?').getByRole('button', { name: 'Close' }).click()
  await expect(role).toContainText('Please sign in again first')
  await expect(role.getByRole('radio', { name: 'Owner' })).toBeChecked()
  await role.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Hand over the family' }).click()
  await page.getByRole('radio', { name: other.email }).check()
  await dialog(page, `Make ${other.email} the owner?`).getByRole('button', { name: 'Hand over' }).click()
  await reauthenticate(page, family.parent.password)
  await expect(page).toHaveURL(`/families/${family.accountId}/guardians`)
  const members = panel(page, 'Who belongs to the family').getByRole('listitem')
  await expect(members.filter({ hasText: other.email })).toContainText('Owner')
  await expect(members.filter({ hasText: '(you)' })).toContainText('Guardian')
  await expect(panel(page, 'Invite somebody')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Leave the family' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL('/app')
  await expect(page.getByText('You left the family')).toBeVisible()
  await expect(page.getByText('Add your child first')).toBeVisible()
})
