import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { createLabelPhoto } from '../fixtures/devices/fake-camera.ts'
import { createFamily } from '../fixtures/family/family.ts'
import { createCard, createDevice } from '../fixtures/devices/factory.ts'
import { expect, test } from '../fixtures/devices/device-test.ts'
import { addCard, addChild } from '../fixtures/family/set-up-family.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const nameField = (page: Page) => page.getByLabel('Name', { exact: true })

test(
  'a card that is scanned by the camera gets a name, an activity and a child',
  { tag: '@phone' },
  async ({ page, server, family, camera }) => {
    await addChild(family, 'Mia')
    const card = await createCard(server, family)
    const { items: activities } = await family.call('GET /activities')
    const [story, other] = [activities.find(({ id }) => id === 'story'), activities.find(({ id }) => id !== 'story')]
    await camera.show(card.label)
    await page.goto('/app/cards/add')
    await expect(heading(page)).toHaveText('Register a card')
    await page.getByRole('button', { name: 'Scan with the camera' }).click()
    await expect(page).toHaveURL(`/app/cards/add/${card.id}?code=${card.claimCode}`)
    await expect(heading(page)).toHaveText('Register this card')
    await expect(page.getByLabel('Activity').locator('option:checked')).toHaveText(story?.name ?? '')
    await expectAccessible(page)
    await nameField(page).fill('Dragon')
    await page.getByLabel('Activity').selectOption(other?.name ?? '')
    await page.getByRole('button', { name: 'Register the card' }).click()
    await expect(page).toHaveURL(`/app/cards/${card.id}`)
    await expect(heading(page)).toHaveText('Dragon')
    await expect(page.getByLabel('Activity').locator('option:checked')).toHaveText(other?.name ?? '')
    await expect(page.getByLabel('Child', { exact: true }).locator('option:checked')).toHaveText('Mia')
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
  },
)

test(
  'a card without a name gets the name of its activity, and its code can be typed',
  { tag: '@phone' },
  async ({ page, server, family }) => {
    const card = await createCard(server, family)
    await page.goto('/app/cards/add')
    await page.getByLabel('Code under the QR code').fill(card.claimCode)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Register the card' }).click()
    await expect(page).toHaveURL(`/app/cards/${card.id}`)
    const { name } = await family.call('GET /cards/:cardId', { params: { cardId: card.id } })
    await expect(heading(page)).toHaveText(name)
  },
)

test(
  'the label of a card that is opened by the phone’s camera survives the sign-in',
  { tag: '@phone' },
  async ({ page, server, testAccounts }) => {
    const family = await createFamily(server, () => testAccounts.get({ role: 'superadmin' }))
    const card = await createCard(server, family)
    await page.goto(card.label)
    await expect(page).toHaveURL('/')
    await page.getByLabel('Email address').fill(family.parent.email)
    await page.getByLabel('Password', { exact: true }).fill(family.parent.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(card.label)
    await expect(page.getByRole('button', { name: 'Register the card' })).toBeVisible()
  },
)

test(
  'the page explains why a card cannot be registered',
  { tag: '@desktop' },
  async ({ page, server, family, testAccounts }) => {
    const unknown = await createCard(server, family)
    await page.goto(unknown.label.replace(unknown.claimCode, '0'.repeat(26)))
    await expect(page.getByRole('alert')).toContainText('There is no card with this code.')

    const own = await addCard(family, server, { name: 'Dragon' })
    const others = await createFamily(server, () => testAccounts.get({ role: 'superadmin' }))
    const theirs = await createCard(server, others)
    await others.call('POST /cards/register', { body: { claimCode: theirs.claimCode } })
    await page.goto(theirs.label)
    await expect(page.getByRole('alert')).toContainText('is registered by another family')

    const device = await createDevice(server, family)
    await page.goto('/app/cards/add')
    await page.getByLabel('Choose a picture of the label').setInputFiles(createLabelPhoto(device.label))
    await expect(page.getByRole('alert')).toContainText('This is the code of a device.')
    await page.getByRole('link', { name: 'Register it as a device' }).click()
    await expect(page).toHaveURL(`/app/devices/add/${device.id}?code=${device.claimCode}`)

    await family.call('DELETE /cards/:cardId/deactivate', { params: { cardId: own.id } })
    await page.goto(`/app/cards/${own.id}`)
    await expect(heading(page)).toHaveText('We could not find this page')
  },
)

test(
  'changes to a card show at once and can be undone, and those of somebody else show, too',
  { tag: '@desktop' },
  async ({ page, server, family }) => {
    const { id: cardId } = await addCard(family, server, { name: 'Dragon' })
    await page.goto(`/app/cards/${cardId}`)
    await nameField(page).fill('<i>Wyvern</i>')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(heading(page)).toHaveText('<i>Wyvern</i>')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(heading(page)).toHaveText('Dragon')
    await expect(nameField(page)).toHaveValue('Dragon')

    await family.call('PATCH /cards/:cardId', { params: { cardId }, body: { name: 'Unicorn' } })
    await expect(heading(page)).toHaveText('Unicorn')
    await expect(nameField(page)).toHaveValue('Unicorn')
  },
)

test(
  'a card is deactivated after a confirmation, and its label can be registered again',
  { tag: '@phone' },
  async ({ page, server, family }) => {
    const card = await createCard(server, family)
    await family.call('POST /cards/register', { body: { claimCode: card.claimCode, name: 'Dragon' } })
    await page.goto(`/app/cards/${card.id}`)
    await page.getByRole('button', { name: 'Deactivate this card' }).click()
    const dialog = page.getByRole('dialog', { name: 'Deactivate this card?' })
    await expect(dialog).toContainText('Dragon is removed from your family')
    await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click()
    await expect(page).toHaveURL('/app')
    await expect(page.getByText('The card is deactivated')).toBeVisible()
    await page.goto(card.label)
    await expect(page.getByText('This card was used before')).toBeVisible()
  },
)
