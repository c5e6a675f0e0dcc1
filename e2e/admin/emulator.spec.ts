import { scopesOf } from '@pipit/contract/api/access'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { connectDevice } from '@pipit/device/connect-device'
import { recordSpeech } from '@pipit/voice/testing/record-speech'
import { giveReason } from '../fixtures/family/give-reason.ts'
import { test } from '../fixtures/devices/device-test.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../fixtures/pages/expect-accessible.ts'
import { addDevice, setUpFamily, familyNames } from '../fixtures/family/set-up-family.ts'
import { fakeMicrophone } from '../fixtures/emulator/fake-microphone.ts'
import { recordSpeaker } from '../fixtures/emulator/record-speaker.ts'
import { expect } from '../fixtures/test.ts'

const captions = (page: Page) => page.getByRole('log', { name: 'Live captions' })
const child = (page: Page) => captions(page).getByText('Child', { exact: true }).locator('..')
const coach = (page: Page) => captions(page).getByText('Coach', { exact: true }).locator('..')
const state = (page: Page) => page.getByRole('status', { name: 'State of the conversation' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const events = (page: Page) => page.getByRole('region', { name: 'Events, newest first' })

/** The first words take a while: the speech processes start with the first conversation. */
const soon = { timeout: 60_000 }

const halfASecondSamples = 12_000

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []

/** The share of the words that were recognised, from 0 to 1. */
function share(heard: string, said: string) {
  const words = new Set(wordsOf(heard))
  const wanted = wordsOf(said)
  return wanted.filter((word) => words.has(word)).length / wanted.length
}

async function type(page: Page, text: string) {
  await page.getByLabel('Type what the child says').fill(text)
  await page.keyboard.press('Enter')
}

/** It comes before the greeting on a busy machine. */
const filler = /just waking up|stretch my wings/

test(
  'a superadmin who lacks one of the scopes of a device is not offered to emulate one',
  { tag: '@desktop' },
  async ({ page, family, server, signInAs }) => {
    const { deviceId } = await setUpFamily(family, server)
    for (const missing of scopesOf.device) {
      await signInAs({ role: 'superadmin', scopes: scopesOf.superadmin.filter((scope) => scope !== missing) })
      await page.goto(`/admin/devices?search=${deviceId}`)
      await button(page, `Actions for ${familyNames.device}`).click()
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
      await expect(page.getByRole('menuitem', { name: 'Emulate' }), `without ${missing}`).toHaveCount(0)
    }
  },
)

test(
  'a superadmin talks as a device: the coach understands and answers aloud, is interrupted, and sees a card and pictures',
  { tag: '@desktop' },
  async ({ page, family, server, testSpeech }) => {
    test.slow()
    const { deviceId } = await setUpFamily(family, server)
    await family.signInAsSuperadmin(page)
    const speaker = await recordSpeaker(page)
    const microphone = await fakeMicrophone(page)
    await page.goto(`/admin/devices?search=${deviceId}`)
    await button(page, `Actions for ${familyNames.device}`).click()
    await page.getByRole('menuitem', { name: 'Emulate' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emulate a device')
    await giveReason(page, 'Their bird is silent')
    await expect(page.getByText('Your reason, which the family can read: Their bird is silent')).toBeFocused()
    await expect(page.getByLabel('Child who talks').locator('option:checked')).toHaveText('Mia')

    // The conversation has not begun yet: the coach would fill a long silence with words of its own.
    const wish = 'Can you tell me a story about a dragon, please?'
    const spokenWish = await recordSpeech(testSpeech, wish)
    const interruption = await recordSpeech(testSpeech, 'Wait, I want to say something.')

    await button(page, 'Start the conversation').click()
    await expect(coach(page).filter({ hasNotText: filler }).first()).toContainText('Mia', soon)
    await expect(state(page)).toContainText('Listening', soon)
    const greeting = (await coach(page).allInnerTexts()).map((line) => line.replace(/^Coach/, '')).join(' ')
    const playedGreeting = await speaker.take()

    await button(page, 'Turn the microphone on').click()
    await expect(button(page, 'Turn the microphone off')).toBeVisible()
    await microphone.hears(spokenWish)
    await expect(child(page).last()).toContainText('story', soon)
    expect(share(await child(page).last().innerText(), wish)).toBeGreaterThan(0.6)
    await speaker.take()
    await speaker.hasPlayed(halfASecondSamples, soon)
    await microphone.hears(interruption)
    await expect(captions(page).getByText('(not heard)').first()).toBeVisible(soon)
    await expect(page.getByRole('list', { name: 'Saved turns' })).toContainText('interrupted')
    await expect(child(page)).toHaveCount(2, soon)
    await expect(child(page).last()).toContainText(/say something/i)
    const turn = page.getByRole('row').filter({ hasText: 'spoken' })
    await expect(turn.first()).toContainText(/(\d+ ms.*){3}/)
    await button(page, 'Turn the microphone off').click()

    await page.getByLabel('Card', { exact: true }).selectOption(familyNames.card)
    await button(page, 'Show the card').click()
    await expect(coach(page).filter({ hasText: `the card ${familyNames.card}` })).toBeVisible(soon)
    await button(page, 'Turn the camera on').click()
    await expect(events(page)).toContainText(/vision \d+ bytes/)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectAccessible(page)

    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
    const log = JSON.parse(await readFile(await download.path(), 'utf8')) as { events: { event: string }[] }
    expect(log.events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['ready', 'speech', 'child-text', 'played']),
    )

    await button(page, 'Stop the conversation').click()
    await expect(page.getByText('The conversation was stopped.')).toBeVisible()
    const recording = await recordSpeech({ speak: () => inOnePiece(playedGreeting) }, '')
    const { text: heard } = await testSpeech.hear(recording, asked())
    expect(share(heard, greeting), `"${heard}" for "${greeting}"`).toBeGreaterThan(0.7)
    const { items } = await family.call('GET /accounts/:accountId/audit', { params: family.params, query: {} })
    expect(items.map(({ action }) => action)).toContain('device.emulated')
  },
)

test(
  'a superadmin interrupts the coach with a button and rotates the camera’s picture',
  { tag: '@desktop' },
  async ({ page, family, server, camera }) => {
    test.slow()
    const { deviceId } = await setUpFamily(family, server)
    await family.signInAsSuperadmin(page)
    await camera.show('held before its left half')
    await page.goto(`/admin/devices/emulate/${deviceId}`)
    await giveReason(page)
    await button(page, 'Turn the camera on').click()
    await expect(page.locator('figure canvas')).toBeVisible()
    await expect.poll(() => sideOfCode(page)).toBe('left')
    for (const [turned, side] of [
      ['Turned by 90°', 'top'],
      ['Turned by 180°', 'right'],
      ['Turned by 270°', 'bottom'],
      ['Upright', 'left'],
    ] as const) {
      await page.getByLabel('The camera’s picture').selectOption(turned)
      await expect.poll(() => sideOfCode(page)).toBe(side)
    }

    await button(page, 'Start the conversation').click()
    await expect(state(page)).toContainText('Speaking', soon)
    await button(page, 'Interrupt the coach').click()
    await expect(state(page)).toContainText('Listening')
    await expect(captions(page).getByText('(not heard)').first()).toBeVisible()
    await expect(events(page)).toContainText('stop-playback')
    await expect(events(page)).toContainText(/vision \d+ bytes/)
  },
)

/** Tells on which side of the preview the QR code is. The camera sees it in its left half; the picture has the preview's height. */
function sideOfCode(page: Page) {
  return page.evaluate<string>(`(() => {
    const canvas = document.querySelector('figure canvas')
    const centre = { x: canvas.width / 2, y: canvas.height / 2 }
    /** Both as shares of the height, from the centre. */
    const light = (right, down) =>
      canvas.getContext('2d').getImageData(centre.x + right * canvas.height, centre.y + down * canvas.height, 1, 1).data[0]
    const along = Array.from({ length: 21 }, (_, index) => index / 50 - 0.2)
    const hasCode = (lights) => lights.some((each) => each < 100) && lights.some((each) => each > 200)
    const isLying = light(-0.65, 0) > 200
    const sides = isLying
      ? { left: along.map((down) => light(-0.3, down)), right: along.map((down) => light(0.3, down)) }
      : { top: along.map((right) => light(right, -0.2)), bottom: along.map((right) => light(right, 0.2)) }
    return Object.keys(sides).filter((side) => hasCode(sides[side])).join(' and ')
  })()`)
}

test(
  'a conversation goes on after a lost connection, until the real device takes over',
  { tag: '@phone' },
  async ({ page, family, server }) => {
    test.slow()
    const { deviceId } = await setUpFamily(family, server)
    await family.signInAsSuperadmin(page)
    const connections: { close: () => Promise<void> }[] = []
    await page.routeWebSocket(/socket\.io/, (connection) => {
      connections.push(connection)
      connection.connectToServer()
    })
    await page.goto(`/admin/devices/emulate/${deviceId}`)
    await giveReason(page)
    await button(page, 'Start the conversation').press('Enter')
    await expect(coach(page).first()).toContainText('Mia', soon)
    await type(page, 'I saw a big dog today')
    await expect(child(page)).toContainText('I saw a big dog today')
    await expectNoSidewaysScrolling(page)

    await connections.at(-1)?.close()
    await expect(events(page)).toContainText('"resumed":true', soon)
    await expect(child(page)).toContainText('I saw a big dog today')
    await expect(state(page)).toContainText(/Listening|Thinking|Speaking/)
    await expectAccessible(page)

    const params = { ...family.params, deviceId }
    const { deviceApiKey } = await family.call('GET /accounts/:accountId/devices/:deviceId/device-api-key', { params })
    const status = { battery: 80, firmware: '1.4.0' }
    const device = connectDevice({ serverUrl: server.url, deviceId, deviceApiKey, status })
    await expect(page.getByRole('alert')).toContainText('took over')
    await expect(state(page)).toContainText('Not connected')
    await device.close()
  },
)

test(
  'the page says what is missing: a family, a child, a microphone or a camera',
  { tag: '@desktop' },
  async ({ page, family, server }) => {
    const { deviceId } = await addDevice(family, server)
    await family.signInAsSuperadmin(page)
    await page.addInitScript(`
    navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', 'NotAllowedError') }
  `)
    await page.goto(`/admin/devices/emulate/${deviceId}`)
    await giveReason(page)
    await expect(page.getByRole('link', { name: 'Add a child to this family' })).toBeVisible()
    await expect(button(page, 'Start the conversation')).toBeDisabled()
    await button(page, 'Turn the microphone on').click()
    await expect(page.getByText('The browser may not use the microphone.')).toBeVisible()
    await button(page, 'Turn the camera on').click()
    await expect(page.getByText('The browser may not use the camera.')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/admin/devices/emulate/${'0'.repeat(26)}`)
    await expect(page.getByText('There is no such device, or no family has registered it.')).toBeVisible()
    await expectAccessible(page)
  },
)

async function* inOnePiece(samples: Int16Array) {
  yield samples
}

const asked = () => ({ language: 'en', signal: new AbortController().signal })
