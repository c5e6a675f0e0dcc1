import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

export type MailLinks = ReturnType<typeof createMailLinks>

/** Links in mails that work without signing in: the id of a row and its MAC. They work as long as the row exists. */
export function createMailLinks(key: Uint8Array, pageUrl: string) {
  const macOf = (id: string) => createHmac('sha256', key).update(id).digest()
  return {
    /** After a "#", so that it is in no log of a server or proxy. */
    linkOf: (id: string) => `${pageUrl}#${id}.${macOf(id).toString('base64url')}`,

    /** The id of the row, or null if somebody else has written the token. */
    readToken(token: string): string | null {
      const [id = '', mac = ''] = token.split('.')
      const given = Buffer.from(mac, 'base64url')
      const expected = macOf(id)
      const isGenuine = given.length === expected.length && timingSafeEqual(given, expected)
      return isGenuine && z.uuid().safeParse(id).success ? id : null
    },
  }
}
