import type { Page } from '@playwright/test'
import { createDevice, registerDevice } from '../fixtures/devices/factory.ts'
import { createImage, randomModel } from '../fixtures/devices/firmware.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { updateDatabase } from '../fixtures/server/database.ts'
import { expect, test } from '../fixtures/test.ts'
import { createFirmwareKey } from '@pipit/server/features/firmware/testing/firmware-image'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test(
  'a superadmin uploads a signed image and rolls it out, and the parent sees that an update is waiting',
  { tag: '@desktop' },
  async ({ page, server, family }) => {
    test.slow()
    const model = randomModel()
    const device = await createDevice(server, family, model)
    const { id } = await registerDevice(family, device)
    await updateDatabase(server, `update devices set firmware = '1.4.0' where id = $1`, [id])
    for (const [daysAgo, version] of [
      [0, '1.4.0'],
      [9, '1.3.0'],
    ]) {
      const statement = `insert into firmware_days (day, hardware_model, version, devices)
        values ((now() at time zone 'utc')::date - $1::int, $2, $3, 7)`
      await updateDatabase(server, statement, [daysAgo, model, version])
    }
    const image = createImage(model, '2.0.0')
    const rollout = panel(page, 'Rollouts').getByRole('article', { name: `${model} 2.0.0` })

    await test.step('an image is read before it is sent, and refused with the reason', async () => {
      await family.signInAsSuperadmin(page)
      await page.goto('/admin')
      await page.getByRole('navigation').getByRole('link', { name: 'Updates' }).click()
      await expect(heading(page)).toHaveText('Updates')
      await page.getByRole('link', { name: 'Upload an image' }).click()
      await expect(page.getByText('npm run sign-firmware -- --key FILE')).toBeVisible()
      const [file, signature] = [page.getByLabel('File', { exact: true }), page.getByLabel('Signature')]
      await page.getByRole('button', { name: 'Upload' }).click()
      await expect(file).toHaveAccessibleDescription(/Choose the file of the image\./)
      await file.setInputFiles({ ...image.file, buffer: Buffer.from('no image') })
      await expect(file).toHaveAccessibleDescription(/does not begin with the byte E9/)
      await file.setInputFiles(image.file)
      await expect(page.getByLabel('Version')).toHaveValue('2.0.0')
      await expect(page.getByText('An image for ESP32-S3, built as companion.')).toBeVisible()
      await signature.fill(createImage(model, '2.0.0', createFirmwareKey()).signature)
      await expect(page.getByLabel('Hardware model')).toHaveValue(model)
      await page.getByRole('button', { name: 'Upload' }).click()
      await expect(signature).toHaveAccessibleDescription(/Sign the image again with npm run sign-firmware/)
      await expect(signature).toBeFocused()
      await expectAccessible(page)

      const signed = { name: 'companion.txt', mimeType: 'text/plain', buffer: Buffer.from(image.signature) }
      await page.getByLabel('Or choose a file with it').setInputFiles(signed)
      await expect(signature).toHaveValue(image.signature.trim())
      await page.getByLabel('Notes (optional)').fill('Hears better.')
      // The request waits until the page has shown that it takes long.
      const isShown = Promise.withResolvers<void>()
      await page.route('**/admin/firmware/images?*', (route) => isShown.promise.then(() => route.continue()))
      await page.getByRole('button', { name: 'Upload' }).click()
      await expect(page.getByRole('progressbar')).toBeVisible()
      isShown.resolve()
      await expect(heading(page)).toHaveText('Updates')
      const listed = panel(page, 'Images').getByRole('article', { name: `${model} 2.0.0` })
      await expect(listed).toContainText('0.19 MB for ESP32-S3, built as companion, uploaded on')
      await expect(listed).toContainText('Hears better.')
    })

    await test.step('a rollout is started, paused and resumed', async () => {
      await page.getByRole('link', { name: `Roll out ${model} 2.0.0` }).click()
      await expect(heading(page)).toHaveText('Start a rollout')
      await expect(page.getByLabel('Image').locator('option:checked')).toHaveText(`${model} 2.0.0`)
      await page.getByLabel('Only to a percentage').check()
      await page.getByLabel('Percentage', { exact: true }).fill('20')
      await expect(page.getByRole('list', { name: 'Stages' }).getByRole('listitem')).toHaveText([
        /^1% of the devices · The next stage begins after 24 hours, as soon as 5 devices have returned/,
        /^10% of the devices/,
        /^20% of the devices$/,
      ])
      await expectAccessible(page)
      await page.getByLabel('One family').check()
      await page.getByLabel('Family', { exact: true }).fill('nobody@example.org')
      await page.getByRole('button', { name: 'Start the rollout' }).click()
      await expect(page.getByText('No account has this email address.')).toBeVisible()
      await page.getByLabel('Family', { exact: true }).fill(family.parent.email)
      await page.getByRole('button', { name: 'Start the rollout' }).click()
      await expect(heading(page)).toHaveText('Updates')
      await expect(rollout).toContainText('Stage 1 of 1: all devices')
      await expect(rollout).toContainText('For the devices of one family')
      await rollout.getByRole('button', { name: 'Pause' }).click()
      await expect(rollout).toContainText('Paused')
      await expect(rollout.getByRole('button', { name: 'Resume' })).toBeFocused()
    })

    await test.step('who resumes a rollout that has stopped in the meantime is told so, and why, before it goes on', async () => {
      // The page keeps what it shows until the answer has come.
      const isTold = Promise.withResolvers<void>()
      await page.route('**/admin/firmware/rollouts?*', (route) => isTold.promise.then(() => route.continue()))
      await updateDatabase(
        server,
        `insert into firmware_updates (rollout_id, device_id, failed_at)
         select id, $2, now() from firmware_rollouts where hardware_model = $1`,
        [model, id],
      )
      await updateDatabase(server, `update firmware_rollouts set state = 'stopped' where hardware_model = $1`, [model])
      await expect(rollout).toContainText('Paused')
      await rollout.getByRole('button', { name: 'Resume' }).click()
      await expect(page.getByText('The rollout has stopped by itself in the meantime')).toBeVisible()
      isTold.resolve()
      await expect(rollout).toContainText('Stopped by itself')
      await expect(rollout.getByRole('alert')).toContainText('Version 2.0.0 is missing on 1 device of 1 family')
      await expect(rollout.getByRole('button', { name: 'Resume' })).toBeFocused()
      await expectAccessible(page)
      await rollout.getByRole('button', { name: 'Resume' }).click()
      await expect(rollout).toContainText(/Under way|Completed/)
      await expect(rollout.getByRole('alert')).toHaveCount(0)
    })

    await test.step('the versions in use are shown, now and over time', async () => {
      const versions = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: model, level: 3 }) })
      const now = panel(page, 'Versions in use').getByRole('table', { name: `Versions of ${model} now` })
      await expect(now.getByRole('row', { name: '1.4.0 1 0' })).toBeVisible()
      const inUse = panel(page, 'Versions in use').locator(versions)
      await inUse.getByText('Show as table').click()
      await expect(inUse.getByRole('table', { name: 'week by week' }).getByRole('row')).toHaveText([
        'Day1.4.01.3.0',
        /07$/,
        /70$/,
      ])
      await expectAccessible(page)
      await expectNoSidewaysScrolling(page)
    })

    await test.step('the parent sees that an update is waiting', async () => {
      await family.signIn(page)
      await page.goto(`/app/devices/${id}`)
      await expect(panel(page, 'Status')).toContainText('An update is waiting: version 2.0.0.')
      await expectAccessible(page)
    })

    await test.step('the parent’s open page follows the rollout without a reload', async () => {
      const change = (state: string) =>
        updateDatabase(
          server,
          'update firmware_rollouts set state = $1, state_since = now() where hardware_model = $2',
          [state, model],
        )
      await change('paused')
      await expect(page.getByText('An update is waiting')).toHaveCount(0)
      await change('active')
      await expect(panel(page, 'Status')).toContainText('An update is waiting: version 2.0.0.')
    })

    await test.step('the rollout and the image are withdrawn after a question', async () => {
      await family.signInAsSuperadmin(page)
      await page.goto('/admin/firmware')
      await rollout.getByRole('button', { name: 'Withdraw' }).click()
      const question = page.getByRole('dialog', { name: 'Withdraw this rollout?' })
      await expectAccessible(page)
      await question.getByRole('button', { name: 'Withdraw' }).click()
      await expect(rollout).toContainText('Withdrawn since')
      await expect(rollout.getByRole('button')).toHaveCount(0)
      await page.getByRole('button', { name: `Withdraw the image ${model} 2.0.0` }).click()
      await page.getByRole('dialog', { name: 'Withdraw this image?' }).getByRole('button', { name: 'Withdraw' }).click()
      await expect(panel(page, 'Images').getByRole('article', { name: model })).toContainText('Withdrawn on')
      await family.signIn(page)
      await page.goto(`/app/devices/${id}`)
      await expect(panel(page, 'Status')).toContainText('1.4.0')
      await expect(page.getByText('An update is waiting')).toHaveCount(0)
    })
  },
)

test(
  'without a key for firmware the page says how to make one, and a stopped rollout says why',
  { tag: '@phone' },
  async ({ page, signInAs }) => {
    await signInAs({ role: 'superadmin' })
    await page.route('**/admin/firmware/settings', (route) =>
      route.fulfill({ json: { maxImageBytes: 1024, publicKeys: [], models: [wrenBoards] } }),
    )
    await page.goto('/admin/firmware/upload')
    await expect(page.getByRole('alert')).toContainText('npm run sign-firmware -- --new-key FILE')
    await page.getByLabel('File', { exact: true }).setInputFiles(createImage('Wren', '1.0').file)
    await expect(page.getByText('The file is larger than 0 MB.')).toBeVisible()
    const [ours, boards] = [page.getByLabel('Devices of ours'), page.getByLabel('Boards with the xiaozhi firmware')]
    await expect(ours).toBeChecked()
    await page.getByLabel('Hardware model').fill('Wren 2.8')
    await expect(boards).toBeChecked()
    await page.getByLabel('Signature').fill('protocol   pipit')
    await expect(ours).toBeChecked()
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)

    await page.route('**/admin/firmware/rollouts*', (route) => route.fulfill({ json: stoppedRollouts }))
    await page.goto('/admin/firmware')
    await expect(page.getByRole('alert')).toContainText('Version 2.0.0 is missing on 4 devices of 3 families')
    await expect(page.getByRole('button', { name: 'Resume Wren 2.0.0' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScrolling(page)
  },
)

const wrenBoards = { hardwareModel: 'Wren 2.8', protocol: 'xiaozhi', boardType: 'Wren', chip: 'esp32s3' }

/** Hours would have to pass before a rollout stops; rollouts.test.ts of the server lets it. */
const id = '0b5a7e9e-6c43-4d0e-9c55-2f7a1c5e8d11'
const time = '2026-11-18T12:00:00.000Z'
const stoppedRollouts = {
  items: [
    {
      id,
      imageId: id,
      hardwareModel: 'Wren',
      version: '2.0.0',
      target: { kind: 'batch', batchId: id },
      stages: [
        { percent: 10, minHours: 24, minReturned: 20 },
        { percent: 100, minHours: 0, minReturned: 0 },
      ],
      stage: 0,
      stageStartedAt: time,
      stopRule: { maxMissingShare: 0.1, minMissing: 3, missingAfterMinutes: 60 },
      state: 'stopped',
      createdAt: time,
      stateSince: time,
      counts: { reached: 120, offered: 40, downloaded: 20, returned: 16, failed: 1, missing: 4, missingFamilies: 3 },
    },
  ],
  nextCursor: null,
}
