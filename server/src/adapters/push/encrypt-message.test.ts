import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBrowser } from '@pipit/test-kit/push/browser'
import { encryptContent, encryptMessage, withDelimiter } from './encrypt-message.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('a message is encrypted as in the example of RFC 8291, section 5', () => {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
  const keys = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  }
  const content = withDelimiter(Buffer.from('When I grow up, I want to be a watermelon'))
  const encrypted = encryptContent(content, keys, { sender, salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') })
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('messages of any length are equally long when they are encrypted', () => {
  const browser = aBrowser('https://push.example.org/1')
  const { p256dh, auth } = browser.subscription.keys
  const keys = { p256dh: bytes(p256dh), auth: bytes(auth) }
  const [short, long] = [{ text: 'x' }, { text: 'y'.repeat(1000) }].map((message) => {
    const encrypted = encryptMessage(JSON.stringify(message), keys)
    browser.receive(encrypted, {})
    return encrypted
  })
  expect(browser.messages()).toEqual([{ text: 'x' }, { text: 'y'.repeat(1000) }])
  expect(short?.length).toBe(long?.length)
  expect(() => encryptMessage('z'.repeat(1024), keys)).toThrow('too long')
})
