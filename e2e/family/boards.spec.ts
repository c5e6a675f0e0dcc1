import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createBoard } from '../fixtures/devices/board.ts'
import { addChild } from '../fixtures/family/set-up-family.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { updateDatabase } from '../fixtures/server/database.ts'
import { expect, test } from '../fixtures/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test(
  'a parent adds a board by the digits that it speaks, sees how it is, passes it on, and cannot guess',
  { tag: '@phone' },
  async ({ page, server, family }) => {
    const board = createBoard(server)
    await addChild(family, 'Mia')
    await page.goto('/app/devices/add')
    await page.getByRole('link', { name: 'I have a board' }).click()
    await expect(heading(page)).toHaveText('Add a board')
    await expect(panel(page, 'Pipit’s address').getByRole('code')).toHaveText(`${server.url}/xiaozhi/ota/`)
    await expect(page.getByRole('img', { name: 'A board that speaks six digits.' })).toBeVisible()

    const code = (await board.start()) ?? ''
    const digits = page.getByLabel('The six digits that the board speaks')
    await expect(digits).toHaveAttribute('inputmode', 'numeric')
    await digits.fill('12 34')
    const find = page.getByRole('button', { name: 'Find the board' })
    await find.click()
    await expect(page.getByText('The code has 6 digits.')).toBeVisible()
    await digits.fill(code === '000000' ? '111111' : '000000')
    await find.click()
    await expect(page.getByRole('alert')).toContainText('No board speaks this code now.')
    await digits.fill(`Code: ${code.slice(0, 3)} ${code.slice(3)}`)
    await find.click()
    const question = panel(page, 'Is this your board?')
    await expect(question).toContainText(board.macAddress.slice(-5).toUpperCase())
    await question.getByRole('button', { name: 'No, type other digits' }).click()
    await digits.fill(code)
    await find.click()
    await expect(question).toContainText('bread-compact-wifi')
    await expect(question).toContainText('If the model or these four digits are not those of your board')
    await expect(page.getByLabel('Child', { exact: true }).locator('option:checked')).toHaveText('Mia')
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
    await page.getByRole('button', { name: 'Yes, add it' }).click()

    await expect(heading(page)).toHaveText('Mia’s Pipit')
    const status = panel(page, 'Status')
    await expect(status).toContainText('It connects when your child talks to it')
    await expect(status).toContainText('bread-compact-wifi')
    for (const name of ['Bring it online', 'Wifi']) await expect(panel(page, name)).toHaveCount(0)
    await expect(page.getByText('Connect it by hand')).toHaveCount(0)
    expect(await board.start({ rssi: -80 }), 'it belongs to the family now').toBeUndefined()
    await page.reload()
    await expect(status).toContainText('Weak: bring it nearer to the router')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to the family' }).click()
    await expect(panel(page, 'Devices')).toContainText('Connects when spoken to')

    await page.getByRole('link', { name: 'Mia’s Pipit' }).click()
    await page.getByRole('button', { name: 'Deactivate this device' }).click()
    const dialog = page.getByRole('dialog', { name: 'Deactivate this device?' })
    await expect(dialog).toContainText('Whoever hears the code can add the board.')
    await dialog.getByRole('button', { name: 'Deactivate' }).click()
    await expect(heading(page)).toHaveText('The device is deactivated')
    await expect(panel(page, 'The next owner')).toContainText('it speaks a new code')
    const nextCode = (await board.start()) ?? ''
    await page.goto('/app/devices/add-board')
    await digits.fill(nextCode)
    await find.click()
    await expect(question).toContainText('This board has been in a family before.')
    await expect(question.getByRole('link', { name: 'How to erase it' })).toHaveAttribute(
      'href',
      /boards.html#a-used-board/,
    )
    await expectAccessible(page)
    await question.getByRole('button', { name: 'No, type other digits' }).click()
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const claim = family.call('POST /accounts/:accountId/devices/claim-board', {
        params: family.params,
        body: { code: '000000' },
      })
      await expect(claim).rejects.toMatchObject({ code: 'unknown-board-code' })
    }
    await digits.fill('000000')
    await find.click()
    await expect(page.getByText('Too many codes were wrong.')).toBeVisible()
    await expectNoSidewaysScrolling(page)
  },
)

test(
  'a board that was erased takes the place of itself, which the parent is told before, and by mail',
  { tag: '@desktop' },
  async ({ page, server, family }) => {
    const name = 'Desk bird'
    const first = createBoard(server)
    const { id } = await family.call('POST /accounts/:accountId/devices/claim-board', {
      params: family.params,
      body: { code: (await first.start()) ?? '', name },
    })
    const child = await addChild(family, 'Mia')
    const erased = createBoard(server, { macAddress: first.macAddress })
    await page.goto('/app/devices/add-board')
    await page.getByLabel('The six digits that the board speaks').fill((await erased.start()) ?? '')
    await page.getByRole('button', { name: 'Find the board' }).click()
    const question = panel(page, 'Is this your board?')
    await expect(question).toContainText('It has the same MAC address as “Desk bird”, and takes its place.')
    await expect(question.getByLabel('Name')).toHaveValue(name)
    await question.getByLabel('Child', { exact: true }).selectOption(child.id)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Yes, add it' }).click()
    await expect(heading(page)).toHaveText(name)
    await expect(page).toHaveURL(new RegExp(id))
    expect(await erased.start(), 'it belongs to the family now').toBeUndefined()
    expect(await first.start(), 'what still has the former Client-Id').toMatch(/^\d{6}$/)
  },
)

test(
  'when the plan is full, a board that was erased takes its own place, and no other one is added',
  { tag: '@desktop' },
  async ({ page, server, family }) => {
    const first = createBoard(server)
    const { id } = await family.call('POST /accounts/:accountId/devices/claim-board', {
      params: family.params,
      body: { code: (await first.start()) ?? '', name: 'Desk bird' },
    })
    const plan = `perch-${randomBytes(4).toString('hex')}`
    await updateDatabase(
      server,
      `insert into plans (id, name, description, devices, weekly_reports, position, is_default)
     values ($1, $1, '', 1, false, 1, false)`,
      [plan],
    )
    await updateDatabase(server, 'update accounts set subscription = $2 where id = $1', [family.accountId, plan])
    const erased = createBoard(server, { macAddress: first.macAddress })
    await page.goto('/app/devices/add')
    await expect(page.getByText(`The plan ${plan} allows 1 device`)).toBeVisible()
    await expect(panel(page, 'Was a board erased?')).toContainText('so the plan needs no room for it')
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
    await page.getByRole('link', { name: 'Add an erased board again' }).click()
    await expect(page.getByText('Was your board erased, or did it get new firmware by cable?')).toBeVisible()
    await expect(page.getByText(`The plan ${plan} allows 1 device`)).toBeVisible()
    await expectAccessible(page)

    const digits = page.getByLabel('The six digits that the board speaks')
    const find = page.getByRole('button', { name: 'Find the board' })
    const other = createBoard(server)
    await digits.fill((await other.start()) ?? '')
    await find.click()
    const refusal = panel(page, 'This board would be one more')
    await expect(refusal).toContainText(other.macAddress.slice(-5).toUpperCase())
    await expect(refusal).toContainText(`the plan ${plan} has no room for another device`)
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
    await refusal.getByRole('button', { name: 'Type other digits' }).click()

    await digits.fill((await erased.start()) ?? '')
    await find.click()
    const question = panel(page, 'Is this your board?')
    await expect(question).toContainText('It has the same MAC address as “Desk bird”, and takes its place.')
    await question.getByRole('button', { name: 'Yes, add it' }).click()
    await expect(heading(page)).toHaveText('Desk bird')
    await expect(page).toHaveURL(new RegExp(id))
    expect(await erased.start(), 'it belongs to the family now').toBeUndefined()
    // Other tests of this worker see one plan again.
    await updateDatabase(server, 'update plans set retired = true where id = $1', [plan])
  },
)

test(
  'a parent lets Pipit use the camera of a board, and changes its mind',
  { tag: '@desktop' },
  async ({ page, server, family }) => {
    const code = (await createBoard(server).start()) ?? ''
    await page.goto('/app/devices/add-board')
    await expect(page.getByText('it takes no pictures until you allow it')).toBeVisible()
    const { id } = await family.call('POST /accounts/:accountId/devices/claim-board', {
      params: family.params,
      body: { code },
    })
    await page.goto(`/app/devices/${id}`)
    await expect(panel(page, 'Status')).toContainText('It is ready.')
    await expect(panel(page, 'Camera')).toHaveCount(0)
    // A board with a camera would write this when it connects.
    await updateDatabase(server, 'update devices set uses_camera = false where id = $1', [id])
    const camera = panel(page, 'Camera').getByRole('checkbox', { name: 'Use its camera' })
    await expect(camera).not.toBeChecked()
    await expect(panel(page, 'Status')).toContainText('Not used')
    await camera.check()
    await expect(panel(page, 'Status')).toContainText('In use')
    await expectAccessible(page)
    const readDevice = () =>
      family.call('GET /accounts/:accountId/devices/:deviceId', { params: { ...family.params, deviceId: id } })
    await expect.poll(readDevice).toMatchObject({ usesCamera: true })
    await page.reload()
    await expect(camera).toBeChecked()
    await camera.uncheck()
    await expect.poll(readDevice).toMatchObject({ usesCamera: false })
    await expectNoSidewaysScrolling(page)
  },
)

test(
  'a superadmin imports keys of boards, and sees boards among the devices without a label',
  { tag: '@desktop' },
  async ({ page, server, family, signInAs }) => {
    const code = (await createBoard(server).start()) ?? ''
    const name = `Owl ${code}`
    await family.call('POST /accounts/:accountId/devices/claim-board', { params: family.params, body: { code, name } })
    await signInAs({ role: 'superadmin' })
    await page.goto('/admin/devices')
    await page.getByText('Keys of boards with a serial number').click()
    const [lines, key] = [page.getByLabel('Or paste the lines'), '0f'.repeat(32)]
    await lines.fill(`SN-${code}-1,${key}\nSN-${code}-2,short`)
    await page.getByRole('button', { name: 'Add the keys' }).click()
    await expect(page.getByRole('alert')).toContainText('Line 2: The key needs 64 hexadecimal digits.')
    await lines.fill(`serial,key\nSN-${code}-1,${key}\nSN-${code}-2,${key}`)
    await page.getByRole('button', { name: 'Add the keys' }).click()
    await expect(page.getByText('2 keys are new.')).toBeVisible()
    await expect(lines).toHaveValue('')
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'keys.csv', mimeType: 'text/csv', buffer: Buffer.from(`SN-${code}-1,${key}`) })
    await expect(lines).toHaveValue(`SN-${code}-1,${key}`)
    await page.getByRole('button', { name: 'Add the keys' }).click()
    await expect(page.getByText('0 keys are new. 1 serial number was known, and kept its key.')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('searchbox').fill(name)
    const row = page.getByRole('row', { name: new RegExp(name) })
    // Below the header: what was found replaces the rows, and closes their menus.
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(row).toContainText('Connects when spoken to')
    await expect(row).toContainText('2.0.5')
    await row.getByRole('button', { name: `Actions for ${name}` }).click()
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'QR code' })).toHaveCount(0)
  },
)

test(
  'a superadmin is not offered to emulate a board, and its page says why',
  { tag: '@desktop' },
  async ({ page, server, family }) => {
    const code = (await createBoard(server).start()) ?? ''
    const { params } = family
    const { id } = await family.call('POST /accounts/:accountId/devices/claim-board', { params, body: { code } })
    await family.signInAsSuperadmin(page)
    await page.goto(`/admin/devices?search=${id}`)
    await page.getByRole('button', { name: 'Actions for Pipit' }).click()
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Emulate' })).toHaveCount(0)
    await page.goto(`/admin/devices/emulate/${id}`)
    await expect(page.getByText('This device is a board, which nobody can emulate')).toBeVisible()
    await expectAccessible(page)
  },
)
