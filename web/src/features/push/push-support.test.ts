import { expect, test } from 'vitest'
import { judgeSupport } from './push-support.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const browser = {
  hasPush: true,
  permission: 'default',
  userAgent: android,
  maxTouchPoints: 5,
  isInstalled: false,
} as const

test('a browser that can be notified says so before it has been asked and after it has agreed', () => {
  expect(judgeSupport(browser)).toBe('possible')
  expect(judgeSupport({ ...browser, permission: 'granted' })).toBe('possible')
  expect(judgeSupport({ ...browser, permission: 'denied' })).toBe('denied')
})

test('an iPhone or iPad needs Pipit on its home screen first', () => {
  const safari = { ...browser, hasPush: false, permission: undefined }
  expect(judgeSupport({ ...safari, userAgent: iPhone })).toBe('install-first')
  expect(judgeSupport({ ...safari, userAgent: mac, maxTouchPoints: 5 })).toBe('install-first')
  expect(judgeSupport({ ...browser, userAgent: iPhone, isInstalled: true })).toBe('possible')
})

test('all others without notifications cannot be helped', () => {
  expect(judgeSupport({ ...browser, hasPush: false })).toBe('unsupported')
  expect(judgeSupport({ ...browser, hasPush: false, userAgent: mac, maxTouchPoints: 0 })).toBe('unsupported')
  expect(judgeSupport({ ...browser, hasPush: false, userAgent: iPhone, isInstalled: true })).toBe('unsupported')
})
