import { expect, test } from 'vitest'
import { toChangedNetwork, toNewNetwork, type WifiNetwork, type WifiFormValues } from './wifi-form-values.ts'

const kept = { ssid: 'Nest', security: 'wpa2', hidden: false, version: 3 } as WifiNetwork
const values: WifiFormValues = { ssid: 'Nest', security: 'wpa2', hidden: false, version: 3 }
const known = 'correct horse'

test('an open network is sent without the password that was typed before', () => {
  expect(toNewNetwork({ ...values, security: 'open', password: known })).toMatchObject({ password: null })
  expect(toChangedNetwork({ ...values, security: 'open', password: known }, kept)).toMatchObject({ password: null })
})

test('a password stays as it is while nobody changes it', () => {
  expect(toChangedNetwork(values, kept)).not.toHaveProperty('password')
  expect(toChangedNetwork({ ...values, password: '' }, kept)).not.toHaveProperty('password')
  expect(toChangedNetwork({ ...values, password: known }, kept, known)).not.toHaveProperty('password')
})

test('a new password is sent, and one is asked for when an open network is protected', () => {
  const changed = toChangedNetwork({ ...values, password: 'battery staple' }, kept, known)
  expect(changed).toMatchObject({ password: 'battery staple' })
  expect(toChangedNetwork(values, { ...kept, security: 'open' })).toMatchObject({ password: '' })
})
