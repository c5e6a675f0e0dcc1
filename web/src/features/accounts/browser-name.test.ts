import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { browserName } from './browser-name.ts'

beforeAll(() => i18n.activate('en'))

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`
const galaxy = `Mozilla/5.0 (Linux; Android 16) ${webkit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`
const apple = 'like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [windows, 'Chrome on Windows'],
  [`${windows} Edg/140.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Linux; Android 16) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [galaxy, 'Samsung Internet on Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Mac'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 ${apple} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 18_7 ${apple} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPad'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  ['curl/8.5.0', 'Another device'],
  ['', 'Another device'],
])('the browser %s is named %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})
