import { describe, expect, test } from 'vitest'
import { chooseLabel, labelPath, readLabel } from './label.ts'

const ours = ['https://pipit.example', 'http://192.168.1.20:3000']
const id = '0123456789abcdefghjkmnpqrs'
const claimCode = 'ABCDEFGHJKMNPQRSTVWXYZ0123'
const deviceLabel = `https://pipit.example/app/devices/add/${id}?code=${claimCode}`
const cardLabel = `https://pipit.example/app/cards/add/${id}?code=${claimCode}`

describe('a label', () => {
  test('of a device or a card is read from any address of ours', () => {
    expect(readLabel(deviceLabel, ours)).toEqual({ kind: 'device', id, claimCode })
    expect(readLabel(cardLabel, ours)).toEqual({ kind: 'card', id, claimCode })
    expect(readLabel(` http://192.168.1.20:3000/app/cards/add/${id}/?code=${claimCode}\n`, ours)).toEqual({
      kind: 'card',
      id,
      claimCode,
    })
  })

  test('may hold its code with dashes and small letters', () => {
    expect(readLabel(deviceLabel.replace(claimCode, 'abcd-efgh-jkmn-pqrs-tvwx-yzo1-23'), ours)).toEqual({
      kind: 'device',
      id,
      claimCode,
    })
  })

  test.each([
    ['WIFI:S:home;T:WPA;P:secret;;', 'not-a-pipit-code'],
    ['', 'not-a-pipit-code'],
    [claimCode, 'not-a-pipit-code'],
    ['javascript:alert(1)', 'not-a-pipit-code'],
    [deviceLabel.replace('pipit.example', 'elsewhere.example'), 'foreign-url'],
    [deviceLabel.replace('https:', 'http:'), 'foreign-url'],
    [deviceLabel.replace('pipit.example', 'pipit.example@elsewhere.example'), 'foreign-url'],
    ['https://pipit.example/app', 'not-a-label'],
    [`https://pipit.example/app/children/add/${id}?code=${claimCode}`, 'not-a-label'],
    [`https://pipit.example/app/devices/add/${id}`, 'damaged-label'],
    [`https://pipit.example/app/devices/add/${id}?code=${claimCode}X`, 'damaged-label'],
    [`https://pipit.example/app/devices/add/..%2F..?code=${claimCode}`, 'damaged-label'],
  ])('is not found in %j', (text, error) => {
    expect(readLabel(text, ours)).toEqual({ error })
  })

  test('leads to the page where it is registered', () => {
    expect(labelPath({ kind: 'card', id, claimCode })).toBe(`/cards/add/${id}?code=${claimCode}`)
  })
})

describe('a picture', () => {
  const other = deviceLabel.replace(id, id.replace('0', '9'))

  test('may show one label several times, or a label beside codes of others', () => {
    expect(chooseLabel([deviceLabel, deviceLabel], ours)).toEqual({ kind: 'device', id, claimCode })
    expect(chooseLabel(['https://elsewhere.example', deviceLabel], ours)).toEqual({ kind: 'device', id, claimCode })
  })

  test('with several labels leaves the choice to the parent', () => {
    expect(chooseLabel([deviceLabel, other], ours)).toEqual({ error: 'several-codes' })
    expect(chooseLabel(['one', 'two'], ours)).toEqual({ error: 'several-codes' })
  })

  test('without a code, or with one of somebody else, says so', () => {
    expect(chooseLabel([], ours)).toEqual({ error: 'no-code' })
    expect(chooseLabel(['https://elsewhere.example'], ours)).toEqual({ error: 'foreign-url' })
  })
})
