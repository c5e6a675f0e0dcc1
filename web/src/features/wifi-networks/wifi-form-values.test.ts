import { expect, test } from 'vitest'
import type { WifiNetwork } from './api/get-wifi-network.ts'
import { toChangedNetwork, toNewNetwork, type WifiFormValues } from './wifi-form-values.ts'

const saved = { ssid: 'Nest', security: 'wpa2', hidden: false, version: 3 } as WifiNetwork
const values: WifiFormValues = { ssid: 'Nest', security: 'wpa2', hidden: false, version: 3 }
const savedPassword = 'correct horse'

test('an open network is sent without the password that was typed before', () => {
  expect(toNewNetwork({ ...values, security: 'open', password: savedPassword })).toMatchObject({ password: null })
  expect(toChangedNetwork({ ...values, security: 'open', password: savedPassword }, saved)).toMatchObject({
    password: null,
  })
})

test('an unchanged password is not sent', () => {
  expect(toChangedNetwork(values, saved)).not.toHaveProperty('password')
  expect(toChangedNetwork({ ...values, password: '' }, saved)).not.toHaveProperty('password')
  expect(toChangedNetwork({ ...values, password: savedPassword }, saved, savedPassword)).not.toHaveProperty('password')
})

test('a new password is sent, and an open network that becomes protected needs one', () => {
  const changed = toChangedNetwork({ ...values, password: 'battery staple' }, saved, savedPassword)
  expect(changed).toMatchObject({ password: 'battery staple' })
  expect(toChangedNetwork(values, { ...saved, security: 'open' })).toMatchObject({ password: '' })
})
