import { addDevice, addWifi } from '../fixtures/family/set-up-family.ts'
import { ageSignIn } from '../fixtures/accounts/age-sign-in.ts'
import { dialog, downloadExport, openAccount, reauthenticate, startExport } from '../fixtures/pages/account-page.ts'
import { expectAccessible } from '../fixtures/pages/expect-accessible.ts'
import { expect, test } from '../fixtures/test.ts'

test('long after signing in, a wifi password is shown after the own one, and what was typed stays', async ({
  page,
  server,
  family,
}) => {
  const { id } = await addWifi(family)
  await page.goto(`/app/wifi-networks/${id}`)
  await ageSignIn(page, server, family.parent.email)
  await page.getByLabel('Network name').fill('Attic')
  const show = page.getByRole('button', { name: 'Show the password' })
  await show.click()
  await expect(dialog(page, 'Is this you?')).toBeVisible()
  await expectAccessible(page)
  await reauthenticate(page, family.parent.password)
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('correct horse')
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('Network name')).toHaveValue('Attic')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Attic is saved')
})

test('long after signing in, a device’s key is shown only after the password', async ({ page, server, family }) => {
  const { deviceId, deviceApiKey } = await addDevice(family, server)
  await page.goto(`/app/devices/${deviceId}`)
  await ageSignIn(page, server, family.parent.email)
  await page.getByText('Connect it by hand').click()
  await page.getByRole('button', { name: 'Show key' }).click()
  await dialog(page, 'Is this you?').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Please sign in again first, so that we know it is you.')).toBeVisible()
  await expect(page.getByText(deviceApiKey)).toHaveCount(0)

  await page.getByRole('button', { name: 'Show key' }).click()
  await reauthenticate(page, family.parent.password)
  await expect(page.getByText(deviceApiKey)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hide key' }).click()
  await expect(page.getByText(deviceApiKey)).toHaveCount(0)
})

test('long after signing in, the family’s data is downloaded after the password', async ({ page, server, family }) => {
  await openAccount(page)
  await ageSignIn(page, server, family.parent.email)
  const downloading = page.waitForEvent('download')
  await startExport(page)
  await reauthenticate(page, family.parent.password)
  expect((await downloading).suggestedFilename()).toMatch(/^pipit-family-/)
  // The new sign-in counts for the next five minutes.
  expect((await downloadExport(page)).content.account).toMatchObject({ email: family.parent.email })
})
