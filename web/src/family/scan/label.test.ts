import { describe, expect, test } from 'vitest'
import { chooseLabel, labelPath, readLabel } from './label.ts'

const ours = ['https://pipit.example', 'http://192.168.1.20:3000']
const id = '0123456789abcdefghjkmnpqrs'
const claimCode = 'ABCDEFGHJKMNPQRSTVWXYZ0123'
const deviceLabel = `https://pipit.example/app/devices/add/${id}?code=${claimCode}`
const cardLabel = `https://pipit.example/app/cards/add/${id}?code=${claimCode}`

describe('a label', () => {
  test('of a device or a card is parsed from each of our origins', () => {
    expect(readLabel(deviceLabel, ours)).toEqual({ kind: 'device', id, claimCode })
    expect(readLabel(cardLabel, ours)).toEqual({ kind: 'card', id, claimCode })
    expect(readLabel(` http://192.168.1.20:3000/app/cards/add/${id}/?code=${claimCode}\n`, ours)).toEqual({
      kind: 'card',
      id,
      claimCode,
    })
  })

  test('may contain its code with dashes and lowercase letters', () => {
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
  ])('is not parsed from %j', (text, error) => {
    expect(readLabel(text, ours)).toEqual({ error })
  })

  test('has the path of the page that registers it', () => {
    expect(labelPath({ kind: 'card', id, claimCode })).toBe(`/cards/add/${id}?code=${claimCode}`)
  })
})

describe('a picture of labels', () => {
  const other = deviceLabel.replace(id, id.replace('0', '9'))

  test('may show one label several times, or a label beside foreign codes', () => {
    expect(chooseLabel([deviceLabel, deviceLabel], ours)).toEqual({ kind: 'device', id, claimCode })
    expect(chooseLabel(['https://elsewhere.example', deviceLabel], ours)).toEqual({ kind: 'device', id, claimCode })
  })

  test('is rejected if it shows several labels', () => {
    expect(chooseLabel([deviceLabel, other], ours)).toEqual({ error: 'several-codes' })
    expect(chooseLabel(['one', 'two'], ours)).toEqual({ error: 'several-codes' })
  })

  test('is rejected with the reason if it shows no code or a foreign one', () => {
    expect(chooseLabel([], ours)).toEqual({ error: 'no-code' })
    expect(chooseLabel(['https://elsewhere.example'], ours)).toEqual({ error: 'foreign-url' })
  })
})
