import { expect, test } from 'vitest'
import { findOwnPage } from './find-own-page.ts'

test.each([
  ['http://192.168.4.20', 'http://192.168.4.20/'],
  ['https://10.0.0.7:8443/wifi', 'https://10.0.0.7:8443/wifi'],
  ['http://172.31.0.2/', 'http://172.31.0.2/'],
  ['http://coach.local/', 'http://coach.local/'],
])('the page at %s is at home', (address, page) => {
  expect(findOwnPage([address])).toBe(page)
})

test.each([
  'https://pipit.example.com/',
  'http://192.168.4.20.example.com/',
  'http://10.example.com/',
  'http://192.168.4.20@pipit.example.com/',
  'http://pipit.example.com@192.168.4.20/',
  'http://172.32.0.2/',
  'http://127.0.0.1:8080/',
  'javascript:alert(1)//192.168.4.20',
  'ftp://192.168.4.20/',
  '192.168.4.20',
  '',
])('%s is no page of a device', (address) => {
  expect(findOwnPage([address])).toBeUndefined()
})

test('of several addresses, the first at home counts', () => {
  const addresses = ['https://my.home-assistant.io/redirect/', 'http://192.168.4.20:80', 'http://10.0.0.7/']
  expect(findOwnPage(addresses)).toBe('http://192.168.4.20/')
})
