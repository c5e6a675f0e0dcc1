import { createHash } from 'node:crypto'
import type { PushKind, PushMessage } from '@pipit/contract/push'
import { familyPage } from '../guardians/family-page.ts'

/** What a push is about. */
export type PushCause = PushKind & {
  /** The family. */
  accountId: string
  /** The child or the device. */
  subjectId: string
}

interface Reader {
  personId: string
  sessionId: string
  language: string
}

interface Text {
  title: string
  text: string
}

const aboutNote = 'There is a new note about a conversation.'

/** The same for everything of one kind: a child, or a person concerned, may see the screen. */
const texts: Record<string, Record<PushKind['kind'], (severity: PushKind['severity']) => Text>> = {
  en: {
    flag: (severity) => ({
      title: severity === 'high' ? 'Please look at Pipit soon' : 'A new note in Pipit',
      text: aboutNote,
    }),
    'device-offline': () => ({
      title: 'A device has been offline for a day',
      text: 'Its battery may be empty, or it may not reach your wifi.',
    }),
    'device-update': () => ({
      title: 'A device has an update waiting',
      text: 'Leave it switched on and connected for a while, so that it can install it.',
    }),
  },
}

const pages = { flag: 'children', 'device-offline': 'devices', 'device-update': 'devices' }

const daySeconds = 24 * 60 * 60

/** How long the push is worth being shown. */
export const lifetimeSeconds = ({ severity }: PushKind) => (severity === 'high' ? 7 * daySeconds : daySeconds)

/** `normal` may wait until a phone is used again. */
export const urgencyOf = ({ severity }: PushKind) => (severity === 'high' ? 'high' : 'normal')

/** In the person's language, if we have it. */
export function writePushMessage({ accountId, subjectId, ...kind }: PushCause, reader: Reader): PushMessage {
  const [spoken = ''] = reader.language.split('-')
  const language = spoken in texts ? spoken : 'en'
  const { title = '', text = '' } = texts[language]?.[kind.kind](kind.severity) ?? {}
  const path = familyPage('', { accountId, personId: reader.personId }, `/${pages[kind.kind]}/${subjectId}`)
  const tag = tagOf({ accountId, subjectId, ...kind }, reader)
  return { ...kind, language, title, text, path, tag }
}

/** Repeats replace each other, and nothing replaces what is graver. Unlike in any other browser, so that nobody sees from it
 * which browsers belong to a family. */
function tagOf({ accountId, subjectId, kind, severity }: PushCause, { sessionId }: Reader) {
  const cause = [sessionId, accountId, subjectId, kind, severity].join(' ')
  return createHash('sha256').update(cause).digest('base64url').slice(0, 32)
}
