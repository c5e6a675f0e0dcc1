import { mailsTo } from '../fixtures/accounts/mail.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { expect, test } from '../fixtures/test.ts'

test('a parent names a second contact, who agrees by mail and can stop it again', async ({ page, family, server }) => {
  const email = `granny-${family.params.accountId}@example.org`
  await page.goto('/app/profile')
  const panel = page.getByRole('region', { name: 'Second contact' })
  await panel.getByRole('button', { name: 'Ask this person' }).click()
  await expect(panel.getByText('Write the name of the person.')).toBeVisible()
  await panel.getByLabel('Name of the person').fill('Granny Rose')
  await panel.getByLabel('Email address of the person').fill(email)
  await panel.getByRole('button', { name: 'Ask this person' }).click()
  await expect(panel).toContainText('Has not answered our mail yet')
  await expectAccessible(page)
  await expectNoSidewaysScrolling(page)

  let link = ''
  await expect
    .poll(async () => {
      const [mail = ''] = await mailsTo(server, email)
      link = /href="([^"]*second-contact#[^"]+)"/.exec(mail)?.[1] ?? ''
      return link
    })
    .not.toBe('')
  const granny = await page.context().newPage()
  await granny.goto('/second-contact')
  await expect(granny.getByText('please open this page with the link in your mail')).toBeVisible()
  await expect(granny.getByRole('button', { name: 'Yes, I agree' })).toBeHidden()
  await granny.goto('about:blank')
  await granny.goto(link)
  await expect(granny.getByRole('heading', { level: 1 })).toHaveText('Second contact of a family')
  await granny.getByRole('button', { name: 'Yes, I agree' }).click()
  await expect(granny.getByText('Thank you.')).toBeVisible()
  await expectAccessible(granny)
  // The parent's page learns of it without being loaded again.
  await expect(panel).toContainText('Agreed on')

  await granny.getByRole('button', { name: 'Stop these mails' }).click()
  await expect(granny.getByText('you get no more mails')).toBeVisible()
  await expect(panel.getByLabel('Name of the person')).toBeVisible()
})

test('the numbers of a country are on the help page, which remembers the country', async ({ page, family }) => {
  await page.goto('/app')
  await page.getByRole('link', { name: 'Helplines' }).click()
  await page.getByLabel('Country').selectOption('Germany')
  await expect(page.getByRole('link', { name: '116 111' })).toHaveAttribute('href', 'tel:116111')
  await expect(page.getByRole('link', { name: '112', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Country')).toHaveValue('DE')
  await expectNoSidewaysScrolling(page)
  expect(family.params.accountId).toBeTruthy()
})
