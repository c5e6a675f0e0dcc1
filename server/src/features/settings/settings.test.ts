import { expect, test } from 'vitest'
import { openHouse } from '../../testing/house.ts'

const house = openHouse({ SUPPORT_URL: 'https://help.example.org/', PUBLIC_URL: 'https://pipit.example.org' })

test('the web application learns where support is to be found', async () => {
  expect(await house.call('GET /settings')).toMatchObject({ supportUrl: 'https://help.example.org/' })
})

test('the web application learns which address labels carry', async () => {
  expect(await house.call('GET /settings')).toMatchObject({ publicUrl: 'https://pipit.example.org' })
})
