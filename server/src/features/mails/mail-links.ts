import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

export type MailLinks = ReturnType<typeof createMailLinks>

/** Links in mails that work without signing in: the id of a row and its MAC. They work as long as the row exists. */
export function createMailLinks(keys: () => readonly Uint8Array[], pageUrl: string) {
  const macsOf = (id: string) => keys().map((key) => createHmac('sha256', key).update(id).digest())
  return {
    /** The token stands after a "#", so that it is in no log of a server or proxy. */
    linkOf: (id: string) => `${pageUrl}#${id}.${macsOf(id)[0]?.toString('base64url')}`,

    /** The id of the row, or null if somebody else has written the token. */
    readToken(token: string): string | null {
      const [id = '', givenMac = ''] = token.split('.')
      const given = Buffer.from(givenMac, 'base64url')
      const isGenuine = macsOf(id).some((mac) => given.length === mac.length && timingSafeEqual(given, mac))
      return isGenuine && z.uuid().safeParse(id).success ? id : null
    },
  }
}
