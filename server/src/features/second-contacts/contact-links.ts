import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

export type ContactLinks = ReturnType<typeof createContactLinks>

/** The links in mails to a second contact. They work as long as the person is the contact of that family. */
export function createContactLinks(key: Uint8Array, publicUrl: string) {
  const macOf = (id: string) => createHmac('sha256', key).update(id).digest()
  return {
    /** After a "#", so that it is in no log of a server or proxy. */
    linkOf: (id: string) => `${publicUrl}/second-contact#${id}.${macOf(id).toString('base64url')}`,

    /** The id of the contact, or null if somebody else has written the token. */
    readToken(token: string): string | null {
      const [id = '', mac = ''] = token.split('.')
      const given = Buffer.from(mac, 'base64url')
      const expected = macOf(id)
      const isGenuine = given.length === expected.length && timingSafeEqual(given, expected)
      return isGenuine && z.uuid().safeParse(id).success ? id : null
    },
  }
}
