import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { createDevice, registerDevice } from '../fixtures/devices/factory.ts'
import { expect, test } from '../fixtures/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const textOf = async (download: Download) => readFile(await download.path(), 'latin1')

test(
  'a batch of devices is created, its factory file is downloaded once, and its labels are printed',
  { tag: '@desktop' },
  async ({ page, signInAs }) => {
    test.slow()
    await signInAs({ role: 'superadmin' })
    await page.goto('/admin/devices/create')
    await expect(heading(page)).toHaveText('Create devices')
    await page.getByLabel('How many').fill('25')
    await page.getByLabel('Name of the batch').fill('Spring <b>birds</b>')
    await page.getByLabel('Hardware model').fill('Pipit One')
    await page.getByRole('button', { name: 'Create devices' }).click()
    const createdBatch = page.getByRole('region', { name: 'The batch is created' })
    await expect(createdBatch).toContainText('25 devices created.')

    await createdBatch.getByRole('button', { name: 'Download the factory file' }).click()
    const dialog = page.getByRole('dialog', { name: 'Download the factory file?' })
    await expect(dialog).toContainText('You can download it only once.')
    await expectAccessible(page)
    const [factoryFile] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download it now' }).click(),
    ])
    expect(factoryFile.suggestedFilename()).toMatch(/^pipit-factory-.+\.csv$/)
    const lines = (await textOf(factoryFile)).trim().split('\r\n')
    expect(lines[0]).toBe('id,bluetoothName,privateKey,claimCode')
    expect(lines).toHaveLength(26)
    await expect(createdBatch).toContainText('It cannot be downloaded again')

    await page.reload()
    const earlier = page.getByRole('listitem').filter({ hasText: 'Spring <b>birds</b>' })
    await expect(earlier).toContainText(/Factory file downloaded on .+ \d{4}/)
    await expect(earlier.getByRole('button')).toHaveCount(0)
    await expectNoSidewaysScrolling(page)

    await earlier.getByRole('link', { name: 'Print labels' }).click()
    await expect(heading(page)).toHaveText('QR codes of devices')
    await expect(page.getByLabel('Batch').locator('option:checked')).toHaveText('Spring <b>birds</b> (25 devices)')
    await expect(page.getByText('24 labels on a page')).toBeVisible()
    await expectAccessible(page)
    // Too few labels to see them being drawn: the request waits until the page has shown how far the server is.
    const isShown = Promise.withResolvers<void>()
    await page.route('**/qr-codes', (route) => isShown.promise.then(() => route.continue()))
    await page.route('**/qr-codes/*/progress', (route) => route.fulfill({ json: { drawnCount: 10, totalCount: 25 } }))
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the labels' }).click()
    await expect(page.getByText('40%', { exact: true })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 0.4)
    await expectAccessible(page)
    isShown.resolve()
    const sheet = await downloading
    await expect(page.getByText('The labels are saved')).toBeVisible()
    const pdf = await textOf(sheet)
    expect(pdf.slice(0, 5)).toBe('%PDF-')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2)
    await expectNoSidewaysScrolling(page)
  },
)

test(
  'each invalid number of devices is explained at its field, and nothing is created',
  { tag: '@desktop' },
  async ({ page, signInAs }) => {
    await signInAs({ role: 'superadmin' })
    await page.goto('/admin/devices/create')
    const refusals = {
      '0': 'At least 1.',
      '-1': 'At least 1.',
      '10,001': 'At most 10,000.',
      ten: 'Give a whole number.',
    }
    for (const [typed, refusal] of Object.entries(refusals)) {
      await page.getByLabel('How many').fill(typed)
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('How many')).toHaveAccessibleDescription(new RegExp(refusal))
      await expect(page.getByLabel('How many')).toBeFocused()
    }
    await expect(page.getByText('Give it a name.')).toBeVisible()
    await expect(page.getByText('Say which model it is.')).toBeVisible()
  },
)

test(
  'a label sheet without room for its codes is rejected at the field of the measure',
  { tag: '@desktop' },
  async ({ page, family, server }) => {
    const { id } = await createDevice(server, family)
    await family.signInAsSuperadmin(page)
    await page.goto('/admin/devices/qr-codes')
    await page.getByRole('button', { name: 'Save the labels' }).click()
    await expect(page.getByLabel('Batch')).toHaveAccessibleDescription(/Choose a batch\./)

    await page.goto(`/admin/devices/qr-codes?ids=${id}`)
    await expect(page.getByText('1 device selected in the list.')).toBeVisible()
    const columns = page.getByLabel('Columns', { exact: true })
    await columns.fill('20')
    await page.getByRole('button', { name: 'Save the labels' }).click()
    await expect(columns).toHaveAccessibleDescription(/too small .* Choose fewer columns/)
    await columns.fill('many')
    await expect(page.getByText('There is no preview for these measures.')).toBeVisible()

    await page.getByLabel('Paper').selectOption('Letter (8.5 × 11 in)')
    await page.getByLabel('Labels', { exact: true }).selectOption('3x10')
    await expect(page.getByText('30 labels on a page, each 66.7 × 25.4 mm')).toBeVisible()
    await page.getByLabel('Pictures').check()
    const [zip] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the labels' }).click(),
    ])
    expect(await textOf(zip)).toMatch(new RegExp(`^PK[^]*${id}`))
  },
)

test(
  'devices can be searched and deleted, except those that belong to a family',
  { tag: '@phone' },
  async ({ page, family, server }) => {
    test.slow()
    const registered = await createDevice(server, family)
    await registerDevice(family, registered, 'Kitchen bird')
    const call = await family.callAsSuperadmin()
    const label = `Batch ${registered.id.slice(0, 8)}`
    const { batchId } = await call('POST /devices', { body: { count: 2, label, hardwareModel: 'Pipit One' } })
    const { items: fresh } = await call('POST /admin/devices/list', { body: { batchId } })
    await family.signInAsSuperadmin(page)

    await page.goto(`/admin/devices?batchId=${batchId}`)
    await expect(heading(page)).toHaveText('Devices')
    await expect(page.getByLabel('Batch', { exact: true }).locator('option:checked')).toHaveText(label)
    await expectAccessible(page)

    await page.goto(`/admin/devices?search=${fresh[0]?.id}`)
    await page.getByLabel(`Select ${fresh[0]?.id}`).check()
    await page.getByLabel(/^Search/).fill(family.parent.email)
    await page.getByLabel('Select Kitchen bird').check()
    const parent = page.getByRole('link', { name: family.parent.email })
    await expect(parent).toHaveAttribute('href', `/app/${family.accountId}`)
    await expect(page.getByText('2 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete 2 devices?' })
    await expect(dialog).toContainText('1 device among them belongs to a family')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Done: 1 deleted, 1 failed.')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Confirm that you want to delete it anyway' })).toContainText(
      registered.id,
    )
    await expectNoSidewaysScrolling(page)

    await page.getByRole('button', { name: 'Actions for Kitchen bird' }).click()
    await expect(page.getByRole('menuitem', { name: 'Emulate' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const again = page.getByRole('dialog', { name: 'Delete 1 device?' })
    await again.getByLabel('Also delete devices that belong to a family').check()
    await again.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('Done: 1 deleted.')).toBeVisible()
    await expect(page.getByText('Nothing matches.')).toBeVisible()
  },
)

test(
  'a superadmin gives a reason and gets a new release code for a deactivated device',
  { tag: '@desktop' },
  async ({ page, server, family }) => {
    const device = await createDevice(server, family)
    const { id: deviceId } = await registerDevice(family, device)
    const params = { ...family.params, deviceId }
    await family.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', { params })
    await family.signInAsSuperadmin(page)
    await page.goto(`/admin/devices?search=${deviceId}`)
    await page.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'New release code' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make a new release code?' })
    await expect(dialog.getByRole('button', { name: 'Make a code' })).toBeDisabled()
    await dialog.getByLabel('Why?').fill('They have the receipt')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Make a code' }).click()
    const issued = page.getByRole('dialog', { name: 'The new release code' })
    const releaseCode = await issued.getByText(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/).innerText()
    await expectAccessible(page)
    await issued.getByRole('button', { name: 'Done' }).click()
    await expect(issued).toBeHidden()
    const body = { claimCode: device.claimCode, releaseCode }
    const registered = await family.call('POST /accounts/:accountId/devices/register', { params, body })
    expect(registered).toMatchObject({ status: 'registered', proven: false })
  },
)
