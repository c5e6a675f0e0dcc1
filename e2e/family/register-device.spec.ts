import { claimCodeGroups } from '@pipit/contract/labels/labels'
import type { Page } from '@playwright/test'
import { giveReason } from '../fixtures/family/give-reason.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { createLabelPhoto } from '../fixtures/devices/fake-camera.ts'
import { createFamily } from '../fixtures/family/family.ts'
import { createCard, createDevice, registerDevice, registerProvenDevice } from '../fixtures/devices/factory.ts'
import { supportUrl } from '../fixtures/server/server.ts'
import { expect, test } from '../fixtures/devices/device-test.ts'
import { addChild, addWifi } from '../fixtures/family/set-up-family.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const choosePicture = (page: Page, picture: ReturnType<typeof createLabelPhoto>) =>
  page.getByLabel('Choose a picture of the label').setInputFiles(picture)

test(
  'a label that is scanned by the camera opens the device, and the camera stops',
  { tag: '@phone' },
  async ({ page, server, family, camera }) => {
    const device = await createDevice(server, family)
    await addChild(family, 'Mia')
    await addWifi(family, 'Nest')
    await camera.show(device.label)
    await page.goto('/app/devices/add')
    await expect(heading(page)).toHaveText('Register a device')
    await page.getByRole('button', { name: 'Scan with the camera' }).click()
    await expect(page).toHaveURL(`/app/devices/add/${device.id}?code=${device.claimCode}`)
    await expect(heading(page)).toHaveText('Register this device')

    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mia’s Pipit')
    await expect(page.getByLabel('Child', { exact: true }).locator('option:checked')).toHaveText('Mia')
    await expect(page.getByLabel('Wifi network', { exact: true }).locator('option:checked')).toHaveText('Nest')
    await expectAccessible(page)
    await page.getByLabel('Name', { exact: true }).fill('Kitchen bird')
    await page.getByRole('button', { name: 'Register the device' }).click()
    await expect(page).toHaveURL(`/app/devices/${device.id}`)
    await expect(heading(page)).toHaveText('Kitchen bird')
    await expect(panel(page, 'Bring it online')).toBeVisible()
    await expect(panel(page, 'Status')).toContainText('Not online yet')
    await expectNoSidewaysScrolling(page)
  },
)

test(
  'after a successful scan, the camera starts by itself for the next label',
  { tag: '@phone' },
  async ({ page, server, family, camera }) => {
    const [device, next] = [await createDevice(server, family), await createDevice(server, family)]
    await camera.show(device.label)
    await page.goto('/app/devices/add')
    await page.getByRole('button', { name: 'Scan with the camera' }).click()
    await page.getByRole('button', { name: 'Register the device' }).click()
    // The page before it has the same link, and its end would lead here later.
    await expect(page).toHaveURL(`/app/devices/${device.id}`)
    await camera.show(next.label)
    await page.getByRole('link', { name: 'Back to the family' }).click()
    await panel(page, 'Devices').getByRole('link', { name: 'Add a device' }).click()
    await expect(page).toHaveURL(`/app/devices/add/${next.id}?code=${next.claimCode}`)
  },
)

test(
  'the camera is off until it is started, and off again when the page is left',
  { tag: '@desktop' },
  async ({ page, signInAs, camera }) => {
    await signInAs({ role: 'parent' })
    await camera.show()
    await page.addInitScript(`
    const start = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    globalThis.streams = []
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await start(constraints)
      streams.push(stream)
      return stream
    }
  `)
    const running = () =>
      page.evaluate(
        'streams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === "live").length',
      )
    await page.goto('/app/devices/add')
    await expect(heading(page)).toBeVisible()
    expect(await running()).toBe(0)
    await page.getByRole('button', { name: 'Scan with the camera' }).click()
    await expect(page.getByText('Hold the label in front of the camera')).toBeVisible()
    expect(await running()).toBe(1)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop the camera' }).click()
    expect(await running()).toBe(0)
    await page.getByRole('button', { name: 'Scan with the camera' }).click()
    await expect(page.getByLabel('What the camera sees')).toBeVisible()
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/app')
    await expect.poll(running).toBe(0)
  },
)

const cameraProblems = [
  ['NotAllowedError', 'The browser may not use the camera.'],
  ['NotFoundError', 'We found no camera here.'],
  ['NotReadableError', 'Another application seems to be using the camera.'],
] as const
test('a camera that fails is explained, and can be tried again', { tag: '@phone' }, async ({ page, signInAs }) => {
  await signInAs({ role: 'parent' })
  await page.addInitScript(
    `navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', globalThis.cameraError) }`,
  )
  await page.goto('/app/devices/add')
  const scan = page.getByRole('button', { name: 'Scan with the camera' })
  const again = page.getByRole('button', { name: 'Try the camera again' })
  for (const [error, message] of cameraProblems) {
    await page.evaluate(`globalThis.cameraError = '${error}'`)
    await scan.or(again).click()
    await expect(page.getByRole('alert')).toContainText(message)
  }
  await expect(again).toBeVisible()
})

test('without HTTPS there is no camera, and the page says why', { tag: '@phone' }, async ({ page, signInAs }) => {
  await signInAs({ role: 'parent' })
  await page.addInitScript(`
    delete Navigator.prototype.mediaDevices
    Object.defineProperty(globalThis, 'isSecureContext', { value: false })
  `)
  await page.goto('/app/devices/add')
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(page.getByRole('alert')).toContainText('only on a page with an encrypted address')
})

test(
  'a picture of the label opens the device, and any other picture is explained',
  { tag: '@phone' },
  async ({ page, server, family }) => {
    const device = await createDevice(server, family)
    const other = await createDevice(server, family)
    await page.goto('/app/devices/add')
    const explained = page.getByRole('alert')
    await choosePicture(page, createLabelPhoto())
    await expect(explained).toContainText('We found no QR code in this picture.')
    await expectAccessible(page)
    await choosePicture(page, createLabelPhoto(device.label, other.label))
    await expect(explained).toContainText('There are several QR codes in this picture.')
    await choosePicture(page, createLabelPhoto('https://elsewhere.example/app/devices/add/1'))
    await expect(explained).toContainText('leads to an address that is not ours')
    await choosePicture(page, createLabelPhoto('WIFI:S:Nest;T:WPA;P:correct horse;;'))
    await expect(explained).toContainText('is not a Pipit label')
    await choosePicture(page, { name: 'label.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
    await expect(explained).toContainText('could not open this file as a picture')
    await expect(page).toHaveURL('/app/devices/add')
    await choosePicture(page, createLabelPhoto(device.label))
    await expect(page).toHaveURL(`/app/devices/add/${device.id}?code=${device.claimCode}`)
  },
)

test('a picture of the label can be dropped on the page', { tag: '@desktop' }, async ({ page, server, family }) => {
  const device = await createDevice(server, family)
  const { buffer } = createLabelPhoto(device.label)
  await page.goto('/app/devices/add')
  const dropped = await page.evaluateHandle(`(() => {
    const bytes = Uint8Array.from(atob('${buffer.toString('base64')}'), (letter) => letter.charCodeAt(0))
    const files = new DataTransfer()
    files.items.add(new File([bytes], 'label.bmp', { type: 'image/bmp' }))
    return files
  })()`)
  await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page).toHaveURL(`/app/devices/add/${device.id}?code=${device.claimCode}`)
})

test('the printed code can be typed with the keyboard alone', { tag: '@desktop' }, async ({ page, server, family }) => {
  const device = await createDevice(server, family)
  await page.goto('/app/devices/add')
  const field = page.getByLabel('Code under the QR code')
  await field.focus()
  await page.keyboard.type('abcd')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The code has 26 letters and digits')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/26 letters and digits/)
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(device.claimCode.slice(0, -1).toLowerCase())
  await expect(field).toHaveValue(claimCodeGroups(device.claimCode.slice(0, -1)).join(' '))
  await page.keyboard.type(device.claimCode.slice(-1).toLowerCase())
  await expect(page).toHaveURL(`/app/devices/add/${device.id}?code=${device.claimCode}`)
  await expect(heading(page)).toBeFocused()
  await page.getByLabel('Name', { exact: true }).press('Enter')
  await expect(page).toHaveURL(`/app/devices/${device.id}`)
})

test(
  'the label of a device that is opened by the phone’s camera survives the sign-in',
  { tag: '@phone' },
  async ({ page, server, testAccounts }) => {
    const family = await createFamily(server, () => testAccounts.get({ role: 'superadmin' }))
    const device = await createDevice(server, family)
    await page.goto(device.label)
    await expect(page).toHaveURL('/')
    await page.getByLabel('Email address').fill(family.parent.email)
    await page.getByLabel('Password', { exact: true }).fill(family.parent.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(device.label)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Pipit')
  },
)

test('a link to a device without the claim code asks for it', { tag: '@desktop' }, async ({ page, server, family }) => {
  const device = await createDevice(server, family)
  await page.goto(`/app/devices/add/${device.id}`)
  await expect(page.getByText('This address has no code.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Code under the QR code').fill(device.claimCode)
  await expect(page).toHaveURL(`/app/devices/add/${device.id}?code=${device.claimCode}`)
  await expect(page.getByRole('button', { name: 'Register the device' })).toBeVisible()
})

test(
  'the page explains why a device cannot be registered',
  { tag: '@desktop' },
  async ({ page, server, family, testAccounts }) => {
    const device = await createDevice(server, family)
    await page.goto(device.label.replace(device.claimCode, '0'.repeat(26)))
    await expect(page.getByRole('alert')).toContainText('There is no device with this code.')
    await expectAccessible(page)

    await registerDevice(family, device)
    await page.goto(device.label)
    await expect(page.getByText('You have already registered this device.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open its page' }).click()
    await expect(heading(page)).toHaveText('Kitchen bird')

    const others = await createFamily(server, () => testAccounts.get({ role: 'superadmin' }))
    const theirs = await createDevice(server, family)
    await registerProvenDevice(others, theirs)
    await page.goto(theirs.label)
    await expect(page.getByRole('alert')).toContainText('is registered by another family')
    await expect(page.getByRole('link', { name: 'write to our support' })).toHaveAttribute('href', supportUrl)
    await expect(page.getByRole('button', { name: 'Register the device' })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Scan another label' }).click()
    await expect(page).toHaveURL('/app/devices/add')
  },
)

test(
  'the code of a card leads to the cards’ page with the code filled in',
  { tag: '@desktop' },
  async ({ page, server, family }) => {
    const card = await createCard(server, family)
    await page.goto('/app/devices/add')
    await choosePicture(page, createLabelPhoto(card.label))
    await expect(page.getByRole('alert')).toContainText('This is the code of a card.')
    await page.getByLabel('Code under the QR code').fill(card.claimCode)
    const refusal = panel(page, 'Or type the code').getByRole('alert')
    await expect(refusal).toContainText('This is the code of a card.')
    await expectAccessible(page)
    await refusal.getByRole('link', { name: 'Register it as a card' }).click()
    await expect(heading(page)).toHaveText('Register a card')
    await expect(page.getByLabel('Code under the QR code')).toHaveValue(claimCodeGroups(card.claimCode).join(' '))
    await page.goto('/app/devices/add')
    await choosePicture(page, createLabelPhoto(card.label))
    await page.getByRole('link', { name: 'Register it as a card' }).click()
    await expect(page).toHaveURL(`/app/cards/add/${card.id}?code=${card.claimCode}`)
  },
)

test('a superadmin registers a device for a family', { tag: '@desktop' }, async ({ page, server, family }) => {
  const device = await createDevice(server, family)
  await family.signInAsSuperadmin(page)
  await page.goto(`/app/${family.accountId}/devices/add`)
  await giveReason(page)
  await page.getByLabel('Code under the QR code').fill(device.claimCode)
  await page.getByRole('button', { name: 'Register the device' }).click()
  await expect(page).toHaveURL(`/app/${family.accountId}/devices/${device.id}`)
  const { items } = await family.call('GET /accounts/:accountId/devices', { params: family.params })
  expect(items.map(({ id }) => id)).toEqual([device.id])
})
