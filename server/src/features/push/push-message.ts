import { createHash } from 'node:crypto'
import { matchLanguage } from '@pipit/contract/api/languages'
import type { PushKind, PushMessage } from '@pipit/contract/push'
import { i18nOf, type I18n } from '../../i18n/i18n.ts'
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

/** The same for everything of one kind: a child, or a person concerned, may see the screen. */
const texts: Record<PushKind['kind'], (i18n: I18n, severity: PushKind['severity']) => Text> = {
  flag: (i18n, severity) => ({
    title: severity === 'high' ? i18n.t('Please look at Pipit soon') : i18n.t('A new note in Pipit'),
    text: i18n.t('There is a new note about a conversation.'),
  }),
  'device-offline': (i18n) => ({
    title: i18n.t('A device has been offline for a day'),
    text: i18n.t('Its battery may be empty, or it may not reach your wifi.'),
  }),
  'device-update': (i18n) => ({
    title: i18n.t('A device has an update waiting'),
    text: i18n.t('Leave it switched on and connected for a while, so that it can install it.'),
  }),
}

const pages = { flag: 'children', 'device-offline': 'devices', 'device-update': 'devices' }

const daySeconds = 24 * 60 * 60

/** How long the push is worth being shown. */
export const lifetimeSeconds = ({ severity }: PushKind) => (severity === 'high' ? 7 * daySeconds : daySeconds)

/** `normal` may wait until a phone is used again. */
export const urgencyOf = ({ severity }: PushKind) => (severity === 'high' ? 'high' : 'normal')

/** Writes in the person's language, if we have it. */
export function writePushMessage({ accountId, subjectId, ...kind }: PushCause, reader: Reader): PushMessage {
  const i18n = i18nOf(matchLanguage([reader.language]))
  const { title, text } = texts[kind.kind](i18n, kind.severity)
  const path = familyPage('', { accountId, personId: reader.personId }, `/${pages[kind.kind]}/${subjectId}`)
  const tag = tagOf({ accountId, subjectId, ...kind }, reader)
  return { ...kind, language: i18n.language, title, text, path, tag }
}

/** Repeats replace each other, and nothing replaces what is graver. Unlike in any other browser, so that nobody sees from it
 * which browsers belong to a family. */
function tagOf({ accountId, subjectId, kind, severity }: PushCause, { sessionId }: Reader) {
  const cause = [sessionId, accountId, subjectId, kind, severity].join(' ')
  return createHash('sha256').update(cause).digest('base64url').slice(0, 32)
}
