import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushMessage } from '@pipit/contract/push'

/** The part of a browser that subscribes, and decrypts what arrives (RFC 8291). */
export function aBrowser(endpoint: string) {
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys()
  const auth = randomBytes(16)
  const received: { message: PushMessage; headers: Record<string, string | string[] | undefined>; bytes: number }[] = []
  return {
    /** This is what `PushSubscription.toJSON()` returns. */
    subscription: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    received,
    messages: () => received.map(({ message }) => message),
    /** Throws if it was not encrypted for this browser. */
    receive(body: Buffer, headers: Record<string, string | string[] | undefined>) {
      const text = decrypt(body).toString()
      received.push({ message: JSON.parse(text) as PushMessage, headers, bytes: body.length })
    },
  }

  function decrypt(body: Buffer) {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const senderKey = body.subarray(21, 21 + keyLength)
    const encrypted = body.subarray(21 + keyLength, -16)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, senderKey])
    const key = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32))
    const derive = (purpose: string, bytes: number) =>
      new Uint8Array(hkdfSync('sha256', key, salt, `Content-Encoding: ${purpose}\0`, bytes))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(body.subarray(-16))
    const content = Buffer.concat([decipher.update(encrypted), decipher.final()])
    return content.subarray(0, content.lastIndexOf(2))
  }
}

export type Browser = ReturnType<typeof aBrowser>
