import type { ChatError, StartRefusal, ChatState, ConversationEndReason } from '@pipit/contract/chat/events'
import { errorCatalogue, type ErrorCode } from '@pipit/contract/api/errors'
import type { LineEnd } from './hold-line.ts'

/** What happened, in words for whoever sits in the device's place. */

export const stateInWords: Record<ChatState, string> = {
  listening: 'Listening',
  thinking: 'Thinking',
  speaking: 'Speaking',
}

export const cannotConnect =
  'We cannot connect to the server. Check that it is running and that you are online; we keep trying.'

export const lineEndInWords: Record<LineEnd, string> = {
  deactivated: 'The device was removed from its family, or was registered anew, so the conversation is over.',
  replaced: 'The real device, or another emulator, has connected and took over. Start again to take over from it.',
  'account-disabled': 'The family’s account is disabled, so nobody can talk to this device for now.',
  'signed-out': 'You are no longer signed in, or may no longer speak in a device’s place, so the conversation is over.',
  'protocol-violation':
    'The server closed the connection: it was sent too much, or this page did not keep up. Start again.',
  'not-registered': 'This device belongs to no family at the moment, or the family’s account is disabled.',
  forbidden: 'Your account may not speak in this device’s place.',
}

export const finishInWords: Record<ConversationEndReason, string> = {
  stopped: 'The conversation was stopped.',
  replaced: 'A newer conversation of this device took over.',
  deactivated: 'The device was removed from its family, so the conversation is over.',
  'server-stopping': 'The server was stopped, so the conversation is over.',
  goodbye: 'They said goodbye.',
  silence: 'Nobody spoke for a while, so the coach said goodbye.',
  'time-limit': 'The child’s time for today is up, or it is bedtime.',
  'provider-failed': 'The coach could not go on: a provider of speech or language failed.',
  disconnected: 'The connection was away for too long.',
}

export const chatErrorInWords: Record<ChatError, string> = {
  'invalid-request': 'The server could not read something that this page sent.',
  forbidden: 'Your account lacks a right for this part of the conversation.',
  'no-conversation': 'Something was sent before the conversation had started.',
  'invalid-chunk': 'The server refused a piece of speech.',
  'invalid-picture': 'The server refused a picture.',
  'unknown-card': 'This card is none of the family’s.',
  'rate-limited': 'That was too much at once; some of it was thrown away.',
  'turn-too-long': 'The child said more in one go than the coach can take.',
  'stt-failed': 'The coach could not understand the speech.',
  'language-model-failed': 'The coach could not think of an answer.',
  'tts-failed': 'The coach could not speak its answer.',
  unavailable: 'The server is busy. Try again in a moment.',
}

const refusals: Partial<Record<StartRefusal['code'], string>> = {
  'no-child': 'This device is given to no child yet. Choose a child.',
  'unknown-child': 'This child is none of the family’s, or no longer. Load the page again.',
  'unknown-card': 'This card is none of the family’s, or no longer. Load the page again.',
  'not-registered': 'This device belongs to no family at the moment.',
}

export function refusalInWords({ code }: StartRefusal): string {
  return refusals[code] ?? errorCatalogue[code as ErrorCode].message
}
